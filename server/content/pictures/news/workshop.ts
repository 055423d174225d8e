import { cast, dressed } from '../cast'
import { blue, clay, dim, gold, green, white, wood } from '../palette'
import { type Look, type Pose, person } from '../person'
import { paneWindow, view } from '../room'
import { at, canvas, poly, rect, repeat, stroke } from '../svg'
import { paintPot, pot } from '../things/craft'
import { glazedTile, tileField } from '../tile'
import { H, W } from './measures'

/** A tile-painting workshop. */
export function workshop(): string {
  const painter = (x: number, look: Look, turn: Pose['facing']) =>
    at(
      x,
      690,
      person(dressed(look, { wear: 'apron' }), {
        facing: turn,
        left: [
          [-64, -238],
          [-30, -206],
        ],
        right: [
          [64, -244],
          [28, -214],
        ],
      }),
      1.04,
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#f4e3cc'),
    tileField({ x: 0, y: 0, w: W, h: 480 }, 160, 2, clay[600], 0.1),
    paneWindow(70, 90, 260, 220, view(70, 320, 260, 240, 9)),
    rect(420, 70, 470, 244, wood[600], 4),
    repeat(8, i => glazedTile(430 + (i % 4) * 112.5, 80 + Math.floor(i / 4) * 112.5, 112.5, 1)),
    rect(950, 200, 200, 12, wood[600], 2),
    [980, 1050, 1116]
      .map((x, i) => pot(x, 200, 0.9, i + 1, [blue[500], clay[500], green[500]][i] ?? white, white))
      .join(''),
    painter(230, cast.ana, 'right'),
    painter(480, cast.ho, 'right'),
    painter(740, cast.yan, 'left'),
    painter(980, cast.sam, 'left'),
    rect(0, 470, W, H, wood[500]),
    rect(0, 464, W, 12, wood[300]),
    rect(0, 600, W, 80, dim(wood[500], 0.16)),
    [230, 480, 740, 980]
      .map((x, i) =>
        at(
          x,
          520,
          poly(
            [
              [-66, 34],
              [-46, -26],
              [46, -26],
              [66, 34],
            ],
            white,
          ) +
            stroke(
              'M-34 -14L34 -14L48 22L-48 22ZM0 -14V22M-42 4H42',
              i % 2 ? green[600] : blue[700],
              4,
            ) +
            stroke('M50 4L92 -34', wood[700], 6),
        ),
      )
      .join(''),
    [356, 612, 862]
      .map(
        (x, i) =>
          paintPot(x, 520, 0.9, [blue[700], gold[400], green[600]][i] ?? blue[700]) +
          paintPot(x + 40, 548, 0.9, [blue[300], clay[500], blue[500]][i] ?? blue[300]),
      )
      .join(''),
  )
}
