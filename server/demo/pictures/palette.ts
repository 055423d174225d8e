// One palette for everything drawn: the site's own greens, red, gold and mist (see the look), widened by
// azulejo blue, sand, terracotta and wood. Light always falls from the upper left.

const TABLE = `
green 900 #06382a 800 #084d39 700 #0b6b4f 600 #238463 500 #46a07f 300 #8fcbb1 200 #bfe3d0 100 #dff3e7
blue 900 #142f55 800 #1a3f70 700 #22528f 500 #467db9 300 #93b8dc 200 #bdd4ea 100 #dfeaf5
gold 700 #6d4c10 600 #8a6116 500 #b98a2b 400 #dcae4c 300 #ecca7f 100 #f9edcf
sand 600 #b59b6d 400 #d8c39c 300 #e6d6b5 200 #f1e6cf 100 #f8f1e2
clay 700 #8f3f24 600 #b1552f 500 #c96d45 300 #e3a07d 200 #f0c7ae 100 #f9e4d8
wood 800 #4b2f1c 700 #6a4429 600 #85583a 500 #a3714a 400 #bf8e62 300 #d6ae84 200 #e8cdab
red 700 #9d0f26 600 #c8102e 400 #df5a63 200 #f3b9b7
dusk 900 #12304a 800 #1b4560 700 #2c6277 500 #6d8f93 300 #e9a774 200 #f3c894 100 #f9e2b9
stone 800 #3d4a45 600 #6c7a74 400 #a3b0aa 300 #c3cec8 200 #dde4e0
skin fair #f4d6bd light #ecc3a0 warm #dfae85 tan #c89068 deep #a06c48
hair black #1f1c20 brown #3d2b22 chestnut #64402b grey #8b8f92 silver #c9cccd`

const plain = { none: 'none', ink: '#10231c', white: '#ffffff', line: '#d9e5de', cream: '#fbf6ea' }

/** Every colour by its name: `green.700`, `skin.fair`, `white`; `none` is no colour at all. */
export const palette: Readonly<Record<string, string>> = {
  ...plain,
  ...Object.fromEntries(
    TABLE.trim()
      .split('\n')
      .flatMap(row => {
        const [hue, ...shades] = row.split(' ')
        return shades.flatMap((shade, i) =>
          i % 2 ? [] : [[`${hue}.${shade}`, shades[i + 1] ?? '']],
        )
      }),
  ),
}

/** A colour that must be in the palette. */
export function colourOf(name: string): string {
  const colour = palette[name]
  if (!colour) throw new Error(`no colour is called ${name}`)
  return colour
}

/** The colour `share` (0..1) of the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16)
  return `#${[0, 1, 2]
    .map(i => Math.round(channel(from, i) * (1 - share) + channel(to, i) * share))
    .map(value => value.toString(16).padStart(2, '0'))
    .join('')}`
}

export const lit = (colour: string, share: number): string => mix(colour, plain.white, share)
export const dim = (colour: string, share: number): string => mix(colour, '#12211f', share)
