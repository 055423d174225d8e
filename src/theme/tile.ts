/**
 * The school's tiles in line work. A quarter, turned four times, makes a tile that meets its
 * neighbours at all four edges: a field of them has no seams. The demo school's pictures are painted
 * with the same motifs.
 */
const star =
  'M40 40C26.4 34.4 16 27.2 16 16C27.2 16 34.4 26.4 40 40ZM0 25.6A25.6 25.6 0 0 0 25.6 0M0 12.8A12.8 12.8 0 0 0 12.8 0M40 0C32.8 8 35.2 16 40 21.6C44.8 16 47.2 8 40 0'

const lotus =
  'M40 33.6C29.6 24 34.4 14.4 40 8C45.6 14.4 50.4 24 40 33.6M36 32C20.8 30.4 17.6 19.2 27.2 16M0 40L40 0M0 16A16 16 0 0 0 16 0'

function tile(quarter: string, colour: string, opacity: number): string {
  const turns = [0, 90, 180, 270]
    .map(angle => `<path transform="rotate(${angle} 40 40)" d="${quarter}"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1.5" stroke-linecap="round">${turns}</svg>`
}

const picture = (svg: string) => ({ value: { type: 'svg' as const, value: svg } })

/** Backgrounds for light grounds, for the craftsman academy, and for green grounds. */
export const tiles = {
  tile: {
    light: picture(tile(star, '#0b6b4f', 0.34)),
    gold: picture(tile(lotus, '#8a6116', 0.4)),
    dark: picture(tile(star, '#ffffff', 0.26)),
  },
}
