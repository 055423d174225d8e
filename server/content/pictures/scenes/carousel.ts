// The four wide pictures of the home page. Their left third stays calm: text lies over it.
import { evening, school } from '../building'
import { cast, dressed } from '../cast'
import { blue, clay, cream, dusk, gold, green, ink, mix, stone, white, wood } from '../palette'
import { boards, waves } from '../pavement'
import { type Look, person, type Pose } from '../person'
import { series } from '../picture'
import { board, paneWindow, pendant, sunbeam, view } from '../room'
import { bridge, cloud, facade, hills, houses, lighthouse, tower, tree } from '../skyline'
import { at, canvas, circle, ellipse, fade, path, poly, rect, repeat, stroke } from '../svg'
import { laptop, laptopBack, mug, penPot } from '../things/desk'
import { potShelf } from '../things/craft'
import { balustrade, chairBack, streetLamp, table, toolWall } from '../things/furniture'
import { mark } from '../things/mark'
import { dado, glazedTile, tileField } from '../tile'

const W = 1920
const H = 800

/** A sky in flat bands, from the top down; each band is a wide arc so that the eye reads a glow. */
function sky(colours: readonly string[], horizon: number, cx: number): string {
  const step = horizon / colours.length
  return colours
    .map((colour, i) =>
      i === 0
        ? rect(0, 0, W, H, colour)
        : ellipse(cx, horizon + 260, W * (1.12 - i * 0.075), horizon + 260 - i * step, colour),
    )
    .join('')
}

const walker = (x: number, y: number, s: number, look: Look, pose: Pose) =>
  at(x, y, ellipse(0, 4, 46, 7, '#10231c40') + person(look, pose), s)

function eveningSchool(): string {
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
    at(1370, foot, school(evening, mark(gold[100], green[900]))),
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
    walker(1190, 742, 0.4, cast.mei, {
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
    walker(1252, 752, 0.42, cast.lok, {
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
    walker(1560, 756, 0.42, dressed(cast.fong, { hair: '#6d6f73' }), {
      facing: 'left',
      right: [
        [64, -240],
        [40, -215],
      ],
    }),
    walker(1618, 748, 0.43, cast.wai, {
      facing: 'left',
      left: [
        [-62, -240],
        [-70, -190],
      ],
    }),
  )
}

function adultsInClass(): string {
  const screen =
    rect(0, 0, 200, 126, mix(blue[100], white, 0.4)) +
    rect(14, 16, 80, 10, green[600], 3) +
    repeat(4, i => rect(14, 40 + i * 18, 110 - i * 14, 6, stone[400], 3)) +
    rect(140, 40, 46, 60, gold[300], 3)
  const chart =
    stroke('M742 318H1060M742 318V150', green[100], 4) +
    repeat(5, i =>
      rect(772 + i * 54, 318 - 34 - i * 24, 32, 34 + i * 24, i === 4 ? gold[300] : green[300], 3),
    ) +
    stroke('M780 262L842 236L894 220L948 186L1004 158', white, 5) +
    stroke('M1112 170H1230M1112 206H1270M1112 242H1214M1112 278H1250', green[200], 6)
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#eef3e6'),
    tileField({ x: 0, y: 0, w: 560, h: 560 }, 112, 3, green[700], 0.05),
    rect(0, 560, W, 240, wood[200]),
    boards(W, 600, H, '#d9bd97', '#c7a77c', 320),
    dado(0, 486, W, 118, 1),
    board(700, 96, 640, 310, green[800], chart),
    paneWindow(
      1456,
      110,
      380,
      280,
      rect(1400, 60, 460, 400, dusk[700]) +
        circle(1570, 170, 26, '#f3e9d0') +
        tower(1750, 400, 240, dusk[800]) +
        houses([1440, 1860], 400, [50, 150], dusk[900], 5, gold[300]),
      3,
    ),
    pendant(880, 40, green[700], 0.9),
    pendant(1230, 40, green[700], 0.9),
    pendant(1580, 40, green[700], 0.9),
    at(
      640,
      640,
      ellipse(0, 2, 62, 9, '#4b2f1c2e') +
        person(cast.lin, {
          facing: 'right',
          right: [
            [84, -286],
            [112, -338],
          ],
          left: [
            [-58, -240],
            [-30, -200],
          ],
        }),
      1.06,
    ),
    table(1000, 596, 470, 740, wood[500]),
    at(900, 770, person(cast.ho, { facing: 'left' }), 0.86),
    at(1120, 770, person(cast.ana, { facing: 'left' }), 0.86),
    rect(760, 604, 490, 200, '#d9bd97'),
    table(1000, 602, 500, 780, wood[500]),
    laptopBack(1120, 602, 0.8),
    penPot(990, 602, 0.62, clay[500], [green[600], gold[400], blue[500]]),
    at(892, 602, path('M-70 0L-58 -12H58L70 0Z', white) + stroke('M-44 -6H40', stone[400], 2)),
    table(1520, 690, 760, 900, wood[400]),
    laptop(1526, 690, 0.72, screen),
    mug(1822, 690, 0.8, clay[500]),
    at(
      1370,
      880,
      person(cast.rui, {
        facing: 'back',
        left: [
          [-70, -226],
          [-50, -190],
        ],
        right: [
          [66, -232],
          [72, -196],
        ],
      }),
      1,
    ),
    at(
      1680,
      880,
      person(cast.yan, {
        facing: 'back',
        left: [
          [-66, -232],
          [-74, -196],
        ],
        right: [
          [66, -226],
          [52, -190],
        ],
      }),
      1,
    ),
    chairBack(1370, 868, 1.2, green[600]),
    chairBack(1680, 868, 1.2, green[600]),
  )
}

function academy(): string {
  const panel = (x: number, y: number) =>
    rect(x - 14, y - 14, 4 * 78 + 28, 3 * 78 + 28, wood[600], 3) +
    repeat(12, i => {
      const [tx, ty] = [x + (i % 4) * 78, y + Math.floor(i / 4) * 78]
      return i === 7 || i === 10 || i === 11
        ? rect(tx, ty, 78, 78, '#fdfdfb') + stroke(`M${tx} ${ty}h78v78h-78z`, blue[200], 1.5)
        : glazedTile(tx, ty, 78, 1)
    })
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#efdcc3'),
    tileField({ x: 0, y: 0, w: W, h: 576 }, 144, 2, wood[600], 0.055),
    rect(0, 560, W, 240, '#c79a70'),
    boards(W, 576, H, '#c9a077', '#b5885c', 300),
    paneWindow(690, 104, 300, 270, view(690, 374, 300, 270, 8), 2, cream),
    sunbeam(730, 396, 280, 300, 0.22),
    toolWall(1070, 108),
    potShelf(1496, 236, 360, 0),
    potShelf(1496, 386, 360, 2),
    at(
      1020,
      772,
      ellipse(0, 2, 60, 9, '#4b2f1c40') +
        person(dressed(cast.ho, { wear: 'apron', top: green[700] }), {
          facing: 'right',
          left: [
            [-44, -226],
            [40, -212],
          ],
          right: [
            [84, -240],
            [126, -216],
          ],
        }),
      1.1,
    ),
    table(1110, 560, 520, 780, wood[400]),
    rect(990, 528, 330, 22, wood[300], 3) + rect(990, 528, 330, 7, wood[200], 3),
    at(
      1150,
      528,
      path('M-64 0L-52 -30H56L66 0Z', wood[700]) +
        rect(-66, -6, 134, 8, stone[600], 2) +
        path('M36 -30Q34 -56 54 -56L60 -30Z', wood[800]) +
        path('M-20 -30L0 -62L8 -58L-6 -30Z', stone[300]),
    ),
    stroke(
      'M1010 520c-14 -30 20 -34 14 -10M960 552c-20 -22 14 -34 16 -12M1338 546c14 -20 -14 -30 -18 -8',
      wood[200],
      8,
    ),
    panel(1500, 420),
    at(
      1450,
      790,
      person(dressed(cast.ana, { wear: 'apron', top: clay[500] }), {
        facing: 'back',
        left: [
          [-66, -236],
          [-56, -190],
        ],
        right: [
          [92, -262],
          [140, -300],
        ],
      }),
      1.08,
    ),
    stroke('M1606 462L1650 424', wood[700], 7) + stroke('M1592 474L1606 462', blue[800], 8),
    table(1700, 716, 420, 860, wood[500]),
    [0, 1, 2]
      .map(i =>
        at(
          1650 + i * 62,
          712,
          rect(-22, -36, 44, 36, white, 5) +
            ellipse(0, -36, 22, 6, [blue[700], blue[500], blue[300]][i] ?? blue[700]),
        ),
      )
      .join(''),
    penPot(1852, 712, 0.8, green[600], [wood[600], wood[700], wood[500]]),
  )
}

function graduation(): string {
  const grad = (x: number, y: number, s: number, look: Look, pose: Pose) =>
    at(
      x,
      y,
      ellipse(0, 4, 58, 8, '#10231c33') +
        person(
          {
            ...look,
            wear: 'gown',
            top: green[800],
            hat: pose.left && pose.left[1][1] < -400 ? undefined : 'mortarboard',
          },
          pose,
        ),
      s,
    )
  const cap = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      path('M-26 8L-22 26Q0 36 22 26L26 8Z', '#0d1f1a') +
        poly(
          [
            [-52, 2],
            [0, -16],
            [52, 2],
            [0, 20],
          ],
          ink,
        ) +
        stroke('M0 2L34 12V34', gold[400], 3),
      0.9,
      turn,
    )
  return canvas(
    W,
    H,
    sky(['#cfe3ea', '#dbe9e6', '#e9efe0', '#f5efd8', '#fbead0', '#fde3c0'], 560, 1240),
    circle(1240, 400, 92, '#fff6dc'),
    circle(1240, 400, 68, '#fffdf2'),
    cloud(420, 170, 330, '#edf4f3'),
    cloud(1640, 130, 260, '#edf4f3'),
    cloud(900, 250, 190, '#f5f6ee'),
    hills(W, 560, [30, 70, 110, 84, 40, 20, 50, 90, 60], '#b9d3cb'),
    tower(1560, 560, 330, '#9dbfc0'),
    houses([1080, 1930], 560, [30, 110], '#a9c7c6', 4),
    facade(760, 520, 74, '#9dbfc0', '#d5e6df'),
    rect(0, 556, W, 120, '#c6dfe2'),
    fade(
      0.7,
      rect(1140, 560, 200, 5, '#fff3d4', 2),
      rect(1110, 576, 260, 5, '#fff3d4', 2),
      rect(1150, 596, 190, 5, '#fff3d4', 2),
      rect(1180, 618, 130, 5, '#fff3d4', 2),
    ),
    repeat(16, i =>
      rect((i * 241) % 1800, 572 + ((i * 29) % 80), 60 + ((i * 17) % 50), 3, '#e3f0ef', 1.5),
    ),
    bridge(-120, 1180, 566, 34, '#5f9288', 9),
    rect(0, 664, W, 20, '#cfd8cb'),
    waves(W, 676, H, '#eee6d6', '#b3aa9a', 5),
    balustrade(0, W, 690, 74, '#efe7d6'),
    grad(1110, 772, 0.86, cast.yan, {
      left: [
        [-74, -330],
        [-62, -410],
      ],
      right: [
        [66, -330],
        [96, -404],
      ],
    }),
    grad(1276, 780, 0.9, cast.sam, {
      facing: 'right',
      right: [
        [70, -240],
        [40, -220],
      ],
      left: [
        [-58, -236],
        [-30, -200],
      ],
    }),
    grad(1420, 776, 0.88, cast.fong, {
      left: [
        [-70, -250],
        [-20, -232],
      ],
      right: [
        [66, -250],
        [20, -228],
      ],
    }),
    at(
      1420,
      776,
      rect(-34, -246, 68, 46, white, 3) +
        rect(-34, -246, 68, 8, gold[300], 2) +
        stroke('M-22 -222H22M-22 -212H10', stone[400], 3),
      0.88,
    ),
    grad(1570, 784, 0.92, cast.rui, {
      facing: 'left',
      left: [
        [-80, -326],
        [-100, -408],
      ],
      right: [
        [66, -236],
        [56, -180],
      ],
    }),
    grad(1712, 776, 0.86, cast.ana, {
      left: [
        [-66, -236],
        [-56, -180],
      ],
      right: [
        [80, -330],
        [84, -412],
      ],
    }),
    cap(1050, 300, -18),
    cap(1470, 250, 14),
    cap(1640, 330, -8),
    cap(1828, 286, 22),
  )
}

export const carousel = series(W, H, {
  'slick-1': eveningSchool,
  'slick-2': adultsInClass,
  'slick-3': academy,
  'slick-4': graduation,
})
