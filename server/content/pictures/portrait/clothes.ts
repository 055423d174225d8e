// Shoulders and clothes of a portrait, in the coordinates of the face: the neck ends near y = 190,
// shoulders spread to +-280, the lower edge of the picture lies near y = 430.
import { dim, gold, lit, sand, stone, white } from '../palette'
import { circle, clip, path, rect, repeat, stroke } from '../svg'

export type Garment =
  | 'blazer'
  | 'suit'
  | 'turtleneck'
  | 'apron'
  | 'chef'
  | 'polo'
  | 'mandarin'
  | 'lab'
  | 'cardigan'
  | 'overshirt'
  | 'blouse'

const shoulders =
  'M-62 168C-120 196 -214 206 -250 262C-276 312 -288 380 -292 460H292C288 380 276 312 250 262C214 206 120 196 62 168Q0 214 -62 168Z'
const shadeRight =
  'M62 168C120 196 214 206 250 262C276 312 288 380 292 460H150C150 360 130 240 62 168Z'

const sleeves = (colour: string): string =>
  stroke(
    'M-190 470C-196 400 -200 360 -188 318M190 470C196 400 200 360 188 318',
    dim(colour, 0.22),
    4,
  )

function base(colour: string): string {
  return path(shoulders, colour) + path(shadeRight, dim(colour, 0.1)) + sleeves(colour)
}

const vNeck = (skin: string, depth = 240): string =>
  path(`M-58 166L0 ${depth}L58 166Q0 200 -58 166Z`, skin)

const shirt = (colour: string): string =>
  path('M-66 160L0 330L66 160Q0 210 -66 160Z', colour) +
  path('M-66 158L-74 186L-34 238L0 204Q-40 192 -66 158Z', lit(colour, 0.35)) +
  path('M66 158L74 186L34 238L0 204Q40 192 66 158Z', dim(colour, 0.07))

const lapels = (colour: string): string =>
  path(
    'M-66 164L-100 190L-132 262L-92 274L-104 296L0 440L-6 430C-40 350 -62 250 -66 164Z',
    lit(colour, 0.1),
  ) +
  path('M66 164L100 190L132 262L92 274L104 296L0 440C40 350 62 250 66 164Z', dim(colour, 0.2)) +
  path('M0 434V470', dim(colour, 0.3))

/** What a tutor wears; `colour` is the garment's, `second` that of shirt, tie or trimming. */
export function drawClothes(kind: Garment, colour: string, second: string, skin: string): string {
  switch (kind) {
    case 'blazer':
      return (
        base(colour) +
        path('M-64 166L0 440L64 166Q0 206 -64 166Z', second) +
        vNeck(skin, 236) +
        lapels(colour)
      )
    case 'suit':
      return (
        base(colour) +
        path('M-66 162L0 440L66 162Q0 206 -66 162Z', white) +
        shirt('#f3f6f4') +
        path('M-17 210L0 200L17 210L12 236H-12Z', second) +
        path('M-12 238H12L24 400L0 430L-24 400Z', dim(second, 0.1)) +
        lapels(colour)
      )
    case 'turtleneck':
      return (
        base(colour) +
        path('M-66 120Q0 150 66 120L74 192Q0 232 -74 192Z', lit(colour, 0.08)) +
        path('M30 138Q50 132 66 120L74 192Q60 202 40 206Z', dim(colour, 0.08)) +
        stroke('M-70 150Q0 184 70 150', dim(colour, 0.16), 4)
      )
    case 'apron':
      return (
        base(colour) +
        vNeck(skin, 224) +
        stroke('M-64 168Q-50 214 0 232Q50 214 64 168', dim(colour, 0.2), 6) +
        path('M-120 300Q0 322 120 300L132 470H-132Z', second) +
        path('M60 312Q94 308 120 300L132 470H84Z', dim(second, 0.1)) +
        stroke('M-118 302C-112 250 -96 210 -78 184M118 302C112 250 96 210 78 184', second, 15) +
        rect(-46, 384, 92, 90, dim(second, 0.07), 6) +
        stroke('M-46 400H46', dim(second, 0.2), 3)
      )
    case 'chef':
      return (
        base('#fafcfb') +
        path(shadeRight, '#e4ebe8') +
        path('M-66 158L-78 196L-20 232L30 214Q-40 200 -66 158Z', white) +
        path('M66 158L78 196L20 234L-14 214Q40 200 66 158Z', '#e9efec') +
        stroke('M-20 232C-40 300 -44 380 -44 470', stone[300], 4) +
        repeat(4, i => circle(-14, 270 + i * 50, 9, second) + circle(58, 264 + i * 50, 9, second)) +
        stroke(
          'M-190 470C-196 400 -200 360 -188 318M190 470C196 400 200 360 188 318',
          stone[300],
          4,
        ) +
        path('M-60 152Q0 196 60 152L66 176Q0 220 -66 176Z', second)
      )
    case 'polo':
      return (
        base(colour) +
        vNeck(skin, 226) +
        path('M-66 158L-84 190L-40 240L0 222Q-46 200 -66 158Z', lit(colour, 0.14)) +
        path('M66 158L84 190L40 240L0 222Q46 200 66 158Z', dim(colour, 0.14)) +
        path('M-14 224H14V320H-14Z', dim(colour, 0.08)) +
        circle(0, 250, 6, second) +
        circle(0, 284, 6, second)
      )
    case 'mandarin':
      return (
        base(colour) +
        path('M-62 140Q0 186 62 140L70 190Q0 234 -70 190Z', lit(colour, 0.1)) +
        stroke('M0 206C20 240 60 262 128 268', second, 5) +
        stroke('M-70 188Q0 232 70 188', second, 4) +
        repeat(
          3,
          i =>
            stroke(`M${14 + i * 42} ${230 + i * 16}l18 -14`, second, 6) +
            circle(12 + i * 42, 234 + i * 16, 6, second),
        )
      )
    case 'lab':
      return (
        base('#fbfdfc') +
        path(shadeRight, '#e6eeea') +
        path('M-66 164L0 400L66 164Q0 206 -66 164Z', second) +
        vNeck(skin, 232) +
        path('M-66 162L-112 190L-120 268L0 440C-40 350 -62 250 -66 162Z', white) +
        path('M66 162L112 190L120 268L0 440C40 350 62 250 66 162Z', '#eef3f1') +
        stroke('M-66 162L-112 190L-120 268L0 440L120 268L112 190L66 162', stone[300], 3.5) +
        rect(138, 330, 80, 90, '#e6eeea', 4) +
        stroke('M138 344H218', stone[300], 4) +
        stroke('M160 338V310', colour, 8)
      )
    case 'cardigan':
      return (
        base(colour) +
        path('M-64 166L-54 470H54L64 166Q0 208 -64 166Z', second) +
        vNeck(skin, 220) +
        stroke('M-66 166C-64 260 -58 340 -50 470', lit(colour, 0.16), 20) +
        stroke('M66 166C64 260 58 340 50 470', dim(colour, 0.2), 20) +
        repeat(3, i => circle(56, 300 + i * 60, 8, sand[200]))
      )
    case 'overshirt':
      return (
        base(colour) +
        path('M-50 170L-20 470H20L50 170Q0 206 -50 170Z', second) +
        path('M-58 158Q0 206 58 158L60 180Q0 226 -60 180Z', lit(second, 0.2)) +
        path('M-64 164L-96 194L-70 290L-22 470H-60C-80 380 -80 260 -64 164Z', lit(colour, 0.1)) +
        path('M64 164L96 194L70 290L22 470H60C80 380 80 260 64 164Z', dim(colour, 0.18)) +
        rect(118, 320, 92, 88, dim(colour, 0.15), 5)
      )
    case 'blouse':
      return (
        base(colour) +
        vNeck(skin, 262) +
        path('M-64 162C-70 210 -40 250 0 268L-8 300C-66 270 -98 220 -84 176Z', lit(colour, 0.2)) +
        path('M64 162C70 210 40 250 0 268L8 300C66 270 98 220 84 176Z', dim(colour, 0.12)) +
        clip(path(shoulders, white), stroke('M0 300V470', dim(colour, 0.16), 4)) +
        stroke('M-52 178Q0 236 52 178', second, 3.5) +
        circle(0, 208, 6, gold[400])
      )
  }
}
