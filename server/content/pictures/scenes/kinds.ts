// The five kinds of course, one picture each.
import { cast, dressed } from '../cast'
import { blue, clay, dim, gold, green, lit, mix, red, sand, stone, white, wood } from '../palette'
import { boards } from '../pavement'
import { person } from '../person'
import { series } from '../picture'
import { archOutline, archWindow, board, sunbeam, view } from '../room'
import { at, canvas, circle, clip, ellipse, path, poly, rect, repeat, ring, stroke } from '../svg'
import { paintPot } from '../things/craft'
import { certificate, laptop, mortarboard, mug, openBook, pile, plant } from '../things/desk'
import { chairBack, wallClock } from '../things/furniture'
import { dado, glazedTile, tileField } from '../tile'
import { shadow, stage, tableLine } from './stage'

const W = 1200
const H = 800
const Y = tableLine(H)

function degree(): string {
  return canvas(
    W,
    H,
    stage(
      W,
      H,
      { wall: '#dcebe2', accent: green[600], motif: 1, table: wood[500] },
      archWindow(360, 70, 480, Y - 40, view(360, Y, 480, 540, 21)) +
        sunbeam(900, 160, 120, 420, 0.3),
    ),
    shadow(600, Y, 420),
    pile(600, Y, [
      [420, 66, green[800]],
      [376, 58, red[700], 10],
      [400, 56, blue[800], -12],
      [340, 50, gold[500], 8],
    ]),
    mortarboard(604, Y - 214, 1.28),
    shadow(238, Y, 260),
    at(
      238,
      Y,
      rect(-130, -62, 260, 62, sand[100], 30) +
        ellipse(124, -31, 16, 31, sand[300]) +
        ring(124, -31, 10, sand[600], 3) +
        rect(-24, -64, 44, 66, red[600]) +
        path('M-20 -4L-34 44L-10 30L6 50L14 -2Z', red[700]),
    ),
    shadow(950, Y + 36, 260),
    openBook(962, Y + 46, 0.95, blue[700]),
    plant(1104, Y, 1.1, clay[500]),
  )
}

function teacher(): string {
  const notes =
    stroke('M424 330H700M424 330V150', green[200], 5) +
    stroke('M430 320C520 310 560 190 690 170', gold[300], 6) +
    circle(560, 252, 9, white) +
    stroke('M760 170H880M760 206H850M760 242H890M760 278H820', green[200], 7)
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#f6efdc'),
    tileField({ x: 0, y: 0, w: W, h: 500 }, 125, 1, gold[600], 0.09),
    boards(W, 620, H, '#d9bd97', '#c5a379', 300),
    dado(0, 500, W, 126, 1),
    board(370, 96, 590, 312, green[800], notes),
    wallClock(240, 180, 58),
    at(
      1030,
      176,
      rect(0, 0, 130, 170, white, 3) +
        rect(12, 14, 106, 84, blue[100]) +
        path('M12 98L50 50L78 84L96 62L118 98Z', green[500]) +
        circle(92, 38, 11, gold[400]) +
        rect(12, 114, 80, 8, stone[300], 3) +
        rect(12, 132, 60, 8, stone[200], 3),
    ),
    at(
      1010,
      752,
      ellipse(0, 3, 66, 9, '#4b2f1c33') +
        person(dressed(cast.lin, { top: green[700] }), {
          facing: 'left',
          left: [
            [-84, -290],
            [-124, -352],
          ],
          right: [
            [62, -236],
            [30, -206],
          ],
        }),
      1.24,
    ),
    rect(60, 716, 730, 26, wood[400], 4),
    rect(60, 716, 730, 8, wood[300], 4),
    rect(76, 742, 700, 24, wood[600]),
    pile(310, 718, [
      [120, 24, blue[700]],
      [104, 20, red[400]],
    ]),
    mug(556, 718, 0.7, gold[400]),
    openBook(190, 726, 0.4, green[700]),
    openBook(660, 726, 0.4, blue[700]),
    [190, 430, 660]
      .map(
        (x, i) =>
          at(
            x,
            950,
            person(
              [cast.sam, cast.ana, cast.lok][i] ?? cast.sam,
              i === 1
                ? {
                    facing: 'back',
                    right: [
                      [72, -320],
                      [66, -412],
                    ],
                  }
                : {
                    facing: 'back',
                    left: [
                      [-64, -232],
                      [-48, -200],
                    ],
                    right: [
                      [64, -232],
                      [48, -200],
                    ],
                  },
            ),
            1.12,
          ) + chairBack(x, 940, 1.3, [green[700], clay[500], blue[700]][i] ?? green[700]),
      )
      .join(''),
  )
}

function single(): string {
  const screen =
    rect(0, 0, 200, 126, green[100]) +
    rect(16, 16, 76, 10, green[700], 4) +
    repeat(
      3,
      i =>
        circle(28, 52 + i * 26, 9, green[500]) +
        stroke(`M23 ${52 + i * 26}l4 4l7 -8`, white, 3) +
        rect(48, 48 + i * 26, 110 - i * 22, 8, stone[300], 4),
    )
  return canvas(
    W,
    H,
    stage(W, H, { wall: '#e1eaf5', accent: blue[700], motif: 3, table: wood[300] }),
    certificate(414, 118, 520, 368, -3),
    shadow(262, Y, 340),
    laptop(262, Y, 1.5, screen, green[100]),
    shadow(960, Y, 90),
    mug(1004, Y, 1.4, gold[400]),
    plant(1118, Y, 1.1, clay[500]),
    at(
      610,
      Y + 40,
      rect(-180, -8, 230, 16, blue[900], 8) +
        rect(-10, -8, 12, 16, gold[400]) +
        path('M50 -8L84 -2Q92 0 84 2L50 8Z', gold[400]) +
        rect(-150, -14, 70, 5, gold[500], 2),
    ),
    at(
      800,
      Y,
      rect(-66, -46, 132, 46, wood[700], 6) +
        rect(-50, -78, 100, 34, wood[600], 8) +
        path('M-14 -78V-118Q-34 -130 -22 -152Q0 -170 22 -152Q34 -130 14 -118V-78Z', wood[500]) +
        rect(-76, -10, 152, 12, red[600], 3),
    ),
  )
}

function stairs(): string {
  const step = (i: number) => {
    const [x, y] = [150 + i * 132, 716 - i * 82]
    return (
      rect(x, y, W, 900, mix('#f1e6cf', '#d8c39c', 0.2)) +
      dado(x, y + 14, W - x, 68, i % 2 ? 1 : 2, [blue[700], green[700]][i % 2] ?? blue[700]) +
      rect(x - 12, y, W, 16, '#fffdf7') +
      rect(x - 12, y + 12, W, 4, sand[400])
    )
  }
  const walk = {
    facing: 'right',
    left: [
      [-52, -236],
      [-40, -190],
    ],
    right: [
      [62, -240],
      [82, -196],
    ],
    legs: [
      [
        [-24, -92],
        [-34, -8],
      ],
      [
        [34, -104],
        [46, -64],
      ],
    ],
  } as const
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#fbeed4'),
    tileField({ x: 0, y: 0, w: W, h: H }, 150, 3, clay[500], 0.12),
    circle(1010, 190, 330, '#fff5dd'),
    path(archOutline(880, 60, 250, 300), white),
    path(archOutline(898, 78, 214, 282), '#cfe3ea'),
    clip(
      path(archOutline(898, 78, 214, 282), white),
      view(898, 330, 214, 270, 5),
      poly(
        [
          [898, 330],
          [1040, 78],
          [1112, 78],
          [1112, 330],
        ],
        '#ffffff33',
      ),
    ),
    step(0),
    step(1),
    step(2),
    step(3),
    step(4),
    step(5),
    at(
      266,
      708,
      ellipse(0, 8, 50, 7, '#6a442933') +
        person(dressed(cast.yan, { wear: 'dress', top: clay[500] }), walk),
      0.68,
    ),
    at(
      532,
      544,
      ellipse(0, 8, 50, 7, '#6a442933') +
        person(dressed(cast.sam, { wear: 'jacket', top: blue[800] }), walk) +
        at(
          84,
          -186,
          rect(-34, 0, 68, 52, wood[600], 6) +
            stroke('M-12 0V-12H12V0', wood[800], 5) +
            rect(-34, 20, 68, 5, wood[800]),
        ),
      0.7,
    ),
    at(
      800,
      380,
      ellipse(0, 8, 50, 7, '#6a442933') +
        person(cast.fong, {
          ...walk,
          left: [
            [-60, -250],
            [-30, -224],
          ],
          right: [
            [66, -320],
            [90, -386],
          ],
        }),
      0.7,
    ),
    plant(86, 784, 1.5, green[700], green[500]),
    wallClock(190, 190, 66),
    at(
      420,
      130,
      rect(6, 8, 180, 130, '#10231c14') +
        rect(0, 0, 180, 130, white, 3) +
        rect(12, 12, 156, 106, green[100]) +
        stroke('M30 98L70 66L100 80L148 34', green[700], 6) +
        poly(
          [
            [152, 28],
            [130, 34],
            [146, 52],
          ],
          green[700],
        ),
    ),
  )
}

function artisan(): string {
  const wall = repeat(28, i => {
    const [x, y] = [250 + (i % 7) * 100, 70 + Math.floor(i / 7) * 100]
    const done = !(i === 18 || i === 19 || i === 20 || i === 25 || i === 26 || i === 27 || i === 13)
    return done
      ? glazedTile(x, y, 100, 1)
      : rect(x, y, 100, 100, '#f3ead8') +
          rect(x + 2, y + 2, 96, 96, '#e9dcc2') +
          (i === 19 || i === 26
            ? stroke(
                `M${x + 20} ${y + 30}h60M${x + 20} ${y + 50}h60M${x + 20} ${y + 70}h60`,
                '#d8c39c',
                5,
              )
            : '')
  })
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#ead3b2'),
    tileField({ x: 0, y: 0, w: W, h: H }, 160, 2, wood[600], 0.1),
    rect(232, 52, 736, 436, wood[600], 6),
    wall,
    at(
      820,
      830,
      person(dressed(cast.fong, { wear: 'apron', top: blue[700] }), {
        facing: 'left',
        left: [
          [-84, -300],
          [-122, -330],
        ],
        right: [
          [64, -236],
          [30, -206],
        ],
      }),
      1.42,
    ),
    at(
      648,
      372,
      rect(-54, -54, 118, 118, '#10231c22', 4) +
        rect(-56, -56, 112, 112, white, 4) +
        glazedTile(-50, -50, 100, 3, green[700]),
      1,
      -8,
    ),
    rect(0, Y, W, H, wood[500]),
    rect(0, Y - 8, W, 14, wood[400]),
    rect(0, Y + 90, W, H, dim(wood[500], 0.16)),
    shadow(210, Y, 260),
    at(
      200,
      Y,
      repeat(
        5,
        i =>
          rect(
            -104 + (i % 2) * 6,
            -22 - i * 22,
            200,
            20,
            i % 2 ? '#f4f1e8' : lit('#e5ddca', 0.3),
            3,
          ) + rect(-104 + (i % 2) * 6, -8 - i * 22, 200, 6, '#d9cdb2', 2),
      ),
    ),
    at(194, Y - 132, rect(-86, -16, 172, 20, white, 3)),
    [blue[800], blue[500], green[600], gold[400]]
      .map((c, i) => paintPot(400 + i * 84, Y + 34, 1.35, c))
      .join(''),
    at(
      520,
      Y + 72,
      rect(-130, -6, 190, 12, wood[800], 6) +
        rect(56, -7, 40, 14, gold[300], 2) +
        path('M96 -8Q136 -8 156 2Q132 10 96 8Z', blue[800]),
    ),
    shadow(1050, Y, 200),
    at(
      1050,
      Y,
      path('M-110 -80H110L84 0H-84Z', stone[400]) +
        path('M50 -80H110L84 0H40Z', stone[600]) +
        path('M-104 -80Q-50 -130 0 -96Q60 -128 104 -80Z', '#e9e2d2'),
    ),
    at(
      1090,
      Y - 86,
      rect(-7, -130, 14, 80, wood[700], 6) +
        poly(
          [
            [-30, -52],
            [30, -52],
            [0, 22],
          ],
          stone[300],
        ),
      1,
      24,
    ),
  )
}

export const kinds = series(W, H, {
  'kind-degree': degree,
  'kind-teacher': teacher,
  'kind-single': single,
  'kind-cpd': stairs,
  'kind-macau': artisan,
})
