import { evening, school } from '../building'
import { cast, dressed } from '../cast'
import { someone } from '../figure'
import { dusk, gold, green, mix } from '../palette'
import { waves } from '../pavement'
import { bridge, hills, houses, lighthouse, tower, tree } from '../skyline'
import { at, canvas, circle, fade, poly, rect, repeat } from '../svg'
import { streetLamp } from '../things/furniture'
import { mark } from '../things/mark'
import { H, W } from './measures'
import { sky } from './sky'

/** The school in the evening, lit, the town behind it. */
export function eveningSchool(): string {
  const foot = 676
  const colours = [dusk[900], '#1d4560', '#35617a', '#6f8791', '#b99c86', dusk[300], dusk[200]]
  return canvas(
    W,
    H,
    sky(colours, 600, 560),
    repeat(14, i =>
      circle((i * 293 + 70) % 1500, 36 + ((i * 71) % 170), i % 3 ? 1.6 : 2.4, '#f3e9d0'),
    ),
    hills(W, 620, [60, 96, 150, 120, 70, 60, 110, 90, 60], mix('#6f7f86', dusk[300], 0.25)),
    bridge(-60, 620, 606, 18, '#5a6f7c', 7),
    tower(196, 620, 330, '#466274'),
    houses([0, 1900], 630, [30, 110], '#46606f', 11, dusk[100]),
    lighthouse(700, 560, 90, '#3d5665', gold[100]),
    hills(W, 650, [20, 36, 28, 60, 90, 40, 40, 40, 40], '#2f4b59'),
    houses([330, 900], 652, [16, 74], '#2b4452', 23, gold[300]),
    rect(0, 640, W, 160, '#2a4350'),
    tree(860, foot, 240, '#1d4a42', '#2c6153', '#33302b'),
    at(1370, foot, school(evening, mark(gold[100], green[900])), 0.95),
    tree(1884, foot, 280, '#1d4a42', '#2c6153', '#33302b'),
    waves(W, foot + 6, H, '#8d8273', '#5b5f60', 5),
    fade(
      0.28,
      poly(
        [
          [1290, foot + 34],
          [1450, foot + 34],
          [1580, H],
          [1160, H],
        ],
        gold[300],
      ),
    ),
    streetLamp(948, foot + 40, 250, '#1c2f35', true),
    streetLamp(1786, foot + 40, 250, '#1c2f35', true),
    someone(1190, 742, 0.4, cast.mei, {
      facing: 'back',
      legs: [
        [
          [-24, -90],
          [-34, -14],
        ],
        [
          [22, -90],
          [28, -2],
        ],
      ],
    }),
    someone(1252, 752, 0.42, cast.lok, {
      facing: 'back',
      legs: [
        [
          [-20, -90],
          [-26, -2],
        ],
        [
          [24, -90],
          [34, -16],
        ],
      ],
    }),
    someone(1560, 756, 0.42, dressed(cast.fong, { hair: '#6d6f73' }), {
      facing: 'left',
      right: [
        [64, -240],
        [40, -215],
      ],
    }),
    someone(1618, 748, 0.43, cast.wai, {
      facing: 'left',
      left: [
        [-62, -240],
        [-70, -190],
      ],
    }),
  )
}
