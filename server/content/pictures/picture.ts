/** A picture of the demo school: `label` is its original file name, `draw` answers SVG of that size. */
export interface Picture {
  readonly label: string
  readonly width: number
  readonly height: number
  readonly draw: () => string
}

/** Pictures of one size, from their labels and drawings. */
export function series(
  width: number,
  height: number,
  drawings: Readonly<Record<string, () => string>>,
): readonly Picture[] {
  return Object.entries(drawings).map(([name, draw]) => ({
    label: `${name}.webp`,
    width,
    height,
    draw,
  }))
}
