// News pictures, second half: books, typhoon, exchange, sports, equipment, lanterns.
import { cast, dressed } from '../cast'
import { blue, clay, dusk, gold, green, ink, lit, red, stone, white, wood } from '../palette'
import { boards, chequers, waves } from '../pavement'
import { archWindow, bookRow, bookcase, board, paneWindow, view } from '../room'
import { bridge, cloud, facade, hills, houses, tower, tree } from '../skyline'
import { at, canvas, circle, clip, ellipse, path, poly, rect, repeat, stroke } from '../svg'
import { pile, plant } from '../things/desk'
import { counter } from '../things/furniture'
import { dado, tileField } from '../tile'
import { someone } from './newsSchool'

const W = 1200
const H = 675

export function books(): string {
  const box = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      bookRow(-92, -96, 184, 84, Math.round(x)) +
        path('M-110 -100H110L100 0H-100Z', '#c79a62') +
        path('M50 -100H110L100 0H56Z', '#ad8049') +
        path('M-110 -100L-140 -66L-104 -62Z', '#dcb684') +
        path('M110 -100L140 -66L104 -62Z', '#b98b52') +
        at(
          0,
          -48,
          path(
            'M0 22C-34 -2 -26 -28 -11 -28C-4 -28 -1 -24 0 -20C1 -24 4 -28 11 -28C26 -28 34 -2 0 22Z',
            red[600],
          ),
        ),
      s,
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#f1e8d3'),
    boards(W, 520, H, '#c99f72', '#b5875a', 260),
    bookcase(20, 40, 300, 490, 5, 5),
    bookcase(880, 40, 300, 490, 5, 60),
    archWindow(480, 50, 240, 380, view(480, 440, 240, 400, 18)),
    dado(320, 440, 560, 86, 3, green[700]),
    box(430, 640, 1.05),
    box(800, 646, 1.1),
    box(620, 580, 0.8),
    someone(250, 640, 1.06, cast.rui, {
      facing: 'right',
      left: [
        [-44, -240],
        [30, -218],
      ],
      right: [
        [74, -244],
        [100, -216],
      ],
    }),
    pile(362, 426, [
      [90, 18, green[700]],
      [80, 16, red[600]],
      [84, 18, blue[700]],
    ]),
    someone(980, 646, 1.06, cast.fong, {
      facing: 'left',
      left: [
        [-72, -246],
        [-104, -216],
      ],
      right: [
        [60, -238],
        [10, -212],
      ],
    }),
    pile(870, 430, [
      [90, 18, gold[400]],
      [82, 16, clay[500]],
    ]),
  )
}

export function typhoon(): string {
  const rain = repeat(60, i =>
    stroke(`M${((i * 97) % 1300) - 40} ${(i * 61) % 560}l-26 54`, '#aebfca', 2.5),
  )
  const palm = (x: number, y: number, h: number) =>
    at(
      x,
      y,
      stroke(`M0 0Q10 ${-h * 0.5} 70 ${-h}`, '#3f3a33', 15) +
        [-10, 14, 36, 58, 84]
          .map((t, i) =>
            at(
              70,
              -h,
              path('M0 0C50 -34 120 -30 170 14C120 -4 50 10 0 0Z', i % 2 ? '#2d5a4c' : '#3a6d5b'),
              1 - i * 0.06,
              t - 30,
            ),
          )
          .join(''),
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#5f7686'),
    ellipse(700, 160, 760, 200, '#526878'),
    ellipse(300, 100, 620, 150, '#485d6d'),
    ellipse(1000, 60, 520, 130, '#3f5362'),
    at(
      400,
      150,
      repeat(2, i => at(0, 0, stroke('M0 -24C44 -24 64 16 34 48', '#dfe8ec', 13), 1, i * 180)) +
        circle(0, 0, 15, '#dfe8ec'),
    ),
    tower(180, 520, 330, '#465a67'),
    houses([-10, 1210], 530, [60, 190], '#4a5f6c', 12, '#e2c98a'),
    rect(0, 520, W, 160, '#43555f'),
    repeat(5, i =>
      path(
        `M-20 ${548 + i * 8}q60 -${18 - i * 2} 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V600H-20Z`,
        ['#56707e', '#4f6775', '#48606d', '#425965', '#3c525e'][i] ?? '#3c525e',
      ),
    ),
    waves(W, 584, H, '#8b8f8c', '#6a706f', 4),
    palm(90, 640, 320),
    rect(560, 210, 560, 430, '#d9c79a'),
    rect(540, 190, 600, 26, '#efe6d0', 2),
    dado(560, 560, 560, 82, 1),
    [640, 880]
      .map(
        x =>
          rect(x - 14, 256, 188, 214, '#efe6d0', 3) +
          rect(x, 270, 160, 186, '#f0d48e') +
          stroke(`M${x + 80} 270V456M${x} 340H${x + 160}`, '#efe6d0', 7) +
          stroke(`M${x + 8} 280L${x + 152} 446M${x + 152} 280L${x + 8} 446`, '#fdfaf0', 11),
      )
      .join(''),
    repeat(
      7,
      i =>
        ellipse(
          470 + (i % 4) * 54 + (i > 3 ? 27 : 0),
          634 - (i > 3 ? 30 : 0),
          34,
          18,
          i % 2 ? '#b59b6d' : '#c8b084',
        ) +
        stroke(
          `M${458 + (i % 4) * 54 + (i > 3 ? 27 : 0)} ${628 - (i > 3 ? 30 : 0)}h20`,
          '#94794c',
          3,
        ),
    ),
    someone(420, 650, 0.84, dressed(cast.sam, { top: gold[400], wear: 'jacket' }), {
      facing: 'right',
      left: [
        [-40, -244],
        [20, -226],
      ],
      right: [
        [70, -250],
        [80, -216],
      ],
    }),
    someone(1010, 654, 0.86, dressed(cast.mei, { top: gold[400], wear: 'jacket' }), {
      facing: 'left',
      left: [
        [-70, -310],
        [-84, -372],
      ],
      right: [
        [62, -236],
        [52, -190],
      ],
    }),
    rain,
  )
}

export function exchange(): string {
  const flags = (x: number, c1: string, c2: string) =>
    stroke(`M${x} 470V130`, stone[600], 7) +
    circle(x, 126, 9, gold[400]) +
    path(
      `M${x} 140C${x + 50} 124 ${x + 80} 164 ${x + 130} 142V226C${x + 80} 248 ${x + 50} 208 ${x} 224Z`,
      c1,
    ) +
    path(
      `M${x} 186C${x + 50} 168 ${x + 80} 210 ${x + 130} 188V226C${x + 80} 248 ${x + 50} 208 ${x} 224Z`,
      c2,
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#d8e9f0'),
    ellipse(880, 520, 760, 400, '#e9f1ea'),
    cloud(240, 100, 260, '#f6fafa'),
    cloud(820, 70, 180, '#f6fafa'),
    hills(W, 470, [50, 90, 150, 110, 60, 50, 90, 60], '#bcd8c8'),
    houses([0, 1210], 474, [30, 110], '#b4cdd6', 6, '#d3e4e8'),
    facade(600, 470, 250, '#d6b88a', '#8fa9a6'),
    tree(250, 480, 190, green[700], green[500], wood[700]),
    tree(960, 480, 200, green[700], green[500], wood[700]),
    waves(W, 468, H, '#efe6d5', '#a9a597', 7),
    flags(90, green[700], gold[400]),
    flags(1000, blue[700], white),
    someone(330, 640, 0.86, cast.lok, {
      left: [
        [-68, -322],
        [-80, -392],
      ],
    }),
    someone(455, 630, 0.86, dressed(cast.lin, { top: green[700] }), {
      facing: 'right',
      right: [
        [66, -246],
        [104, -232],
      ],
    }),
    someone(640, 630, 0.86, dressed(cast.wai, { top: blue[800] }), {
      facing: 'left',
      left: [
        [-62, -246],
        [-108, -232],
      ],
    }),
    someone(770, 644, 0.88, cast.ana),
    someone(880, 636, 0.86, cast.rui, {
      facing: 'left',
      right: [
        [68, -322],
        [80, -392],
      ],
    }),
    someone(215, 648, 0.88, cast.fong, { facing: 'right' }),
  )
}

export function sports(): string {
  const lane = repeat(6, i =>
    stroke(`M${600 + (i - 2.5) * 60} 380L${600 + (i - 2.5) * 420} ${H}`, '#fbeee6', 5),
  )
  const run = (
    x: number,
    y: number,
    s: number,
    look: Parameters<typeof someone>[3],
    step: number,
  ) =>
    someone(x, y, s, dressed(look, { wear: 'shirt' }), {
      left: step
        ? [
            [-70, -250],
            [-40, -290],
          ]
        : [
            [-58, -226],
            [-84, -190],
          ],
      right: step
        ? [
            [62, -226],
            [84, -190],
          ]
        : [
            [70, -250],
            [40, -290],
          ],
      legs: step
        ? [
            [
              [-30, -110],
              [-22, -8],
            ],
            [
              [30, -120],
              [36, -66],
            ],
          ]
        : [
            [
              [-30, -120],
              [-36, -66],
            ],
            [
              [30, -110],
              [22, -8],
            ],
          ],
    })
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#cfe6f1'),
    ellipse(500, 420, 900, 340, '#e4f0ee'),
    cloud(300, 80, 240, '#f6fafa'),
    cloud(960, 110, 200, '#f6fafa'),
    hills(W, 330, [60, 120, 170, 100, 60, 90, 140, 80], '#b7d6c4'),
    tower(940, 330, 250, '#a9c8d2'),
    houses([0, 1210], 330, [20, 90], '#b4cdd6', 14),
    rect(0, 300, W, 84, green[700]),
    repeat(
      30,
      i =>
        circle(
          20 + i * 40,
          316 + (i % 2) * 22,
          11,
          ['#ecc3a0', '#dfae85', '#c89068'][i % 3] ?? '#ecc3a0',
        ) +
        rect(
          8 + i * 40,
          328 + (i % 2) * 22,
          24,
          30,
          [red[400], gold[400], blue[300], white, clay[300]][i % 5] ?? white,
          8,
        ),
    ),
    rect(0, 372, W, 12, white),
    clip(
      rect(0, 384, W, H, white),
      rect(0, 384, W, H, clay[500]),
      poly(
        [
          [0, 384],
          [450, 384],
          [-260, H],
          [0, H],
        ],
        green[500],
      ),
      poly(
        [
          [W, 384],
          [750, 384],
          [1460, H],
          [W, H],
        ],
        green[500],
      ),
      lane,
    ),
    stroke('M330 200V400M870 200V400', stone[600], 10),
    rect(320, 190, 560, 64, red[600], 4),
    repeat(14, i => rect(320 + i * 40, i % 2 ? 190 : 206, 20, 16, white)),
    rect(440, 226, 320, 12, white, 5),
    run(600, 600, 0.86, dressed(cast.yan, { top: gold[400], legs: blue[900] }), 1),
    run(390, 640, 0.96, dressed(cast.rui, { top: green[600], legs: ink }), 0),
    run(840, 650, 0.98, dressed(cast.lok, { top: blue[500], legs: ink }), 1),
    stroke('M520 412Q600 430 690 406', red[600], 8),
  )
}

export function equipment(): string {
  const printer = at(
    600,
    470,
    rect(-190, -300, 380, 300, stone[800], 14) +
      rect(150, -300, 40, 300, '#2e3935', 14) +
      rect(-160, -270, 300, 200, '#dcebf0', 6) +
      rect(-160, -250, 300, 12, stone[600]) +
      rect(-40, -250, 60, 40, stone[600], 4) +
      poly(
        [
          [-18, -210],
          [-2, -210],
          [-10, -190],
        ],
        gold[400],
      ) +
      rect(-130, -84, 240, 14, stone[400], 3) +
      at(
        -10,
        -86,
        path('M-46 0H46L36 -30C60 -60 30 -100 0 -100C-30 -100 -60 -60 -36 -30Z', green[500]) +
          repeat(6, i =>
            stroke(
              `M${-40 + (i > 2 ? i * 3 : 0)} ${-10 - i * 15}H${40 - (i > 2 ? i * 3 : 0)}`,
              green[300],
              2,
            ),
          ),
      ) +
      rect(-150, -56, 110, 36, '#12304a', 4) +
      stroke('M-138 -38h40M-138 -30h60', green[300], 4) +
      circle(80, -38, 14, red[600]) +
      circle(120, -38, 14, gold[400]),
  )
  const arm = at(
    966,
    470,
    rect(-70, -26, 140, 26, stone[800], 6) +
      stroke('M0 -30L-34 -150L70 -240', gold[400], 30) +
      circle(0, -36, 28, gold[500]) +
      circle(-34, -150, 22, stone[800]) +
      circle(70, -240, 18, stone[800]) +
      stroke('M70 -240L30 -296', stone[600], 14) +
      stroke('M30 -296l-26 -8M30 -296l-4 -28', stone[800], 9),
  )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#e2ece9'),
    tileField({ x: 0, y: 0, w: W, h: 470 }, 157, 2, green[800], 0.08),
    paneWindow(60, 80, 240, 220, view(60, 310, 240, 240, 24)),
    board(
      850,
      60,
      290,
      130,
      blue[800],
      stroke('M880 150L940 100L990 130L1050 90L1110 104', green[300], 5),
      stone[400],
    ),
    chequers(W, 540, H, '#f2f5f2', '#c6d6d0', { columns: 14, rows: 4, eye: 240 }),
    counter(330, 478, 800, 140, stone[300], stone[200], 6),
    printer,
    arm,
    someone(236, 640, 1.04, dressed(cast.mei, { wear: 'coat', top: green[600] }), {
      facing: 'right',
      right: [
        [78, -262],
        [116, -250],
      ],
      left: [
        [-56, -236],
        [-44, -190],
      ],
    }),
    stroke('M396 190Q600 262 804 190', red[600], 16),
    at(
      600,
      226,
      path(
        'M0 0C-50 -40 -84 -16 -60 10C-84 36 -50 50 0 0C50 50 84 36 60 10C84 -16 50 -40 0 0Z',
        red[600],
      ) + circle(0, 4, 14, red[700]),
    ),
    plant(350, 476, 0.5, white),
  )
}

export function lanterns(): string {
  const lantern = (x: number, y: number, s: number, c: string, round: boolean) =>
    stroke(`M${x} 0V${y - 50 * s}`, '#6d8591', 2) +
    at(
      x,
      y,
      circle(0, 0, 96, `${gold[300]}1f`) +
        (round
          ? ellipse(0, 0, 56, 50, c) +
            ellipse(0, 0, 34, 50, lit(c, 0.16)) +
            ellipse(0, 0, 12, 50, lit(c, 0.34))
          : path('M-40 -46H40L50 0L40 46H-40L-50 0Z', c) +
            path('M-18 -46H18L24 0L18 46H-18L-24 0Z', lit(c, 0.2))) +
        rect(-24, -58, 48, 13, gold[500], 4) +
        rect(-24, 45, 48, 13, gold[500], 4) +
        stroke('M-12 58V96M0 58V108M12 58V96', gold[400], 4),
      s,
    )
  const rabbit = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      circle(0, -46, 130, `${gold[300]}1c`) +
        ellipse(10, -40, 80, 42, '#fdf3da') +
        circle(-66, -74, 34, '#fdf3da') +
        ellipse(-74, -128, 12, 36, '#fdf3da') +
        ellipse(-52, -128, 12, 36, '#f6dfae') +
        circle(92, -56, 15, '#fdf3da') +
        circle(-76, -78, 5, red[600]) +
        stroke('M-40 -20Q10 -4 70 -24M-20 -60Q20 -72 60 -60', gold[400], 4) +
        [-40, 50].map(dx => circle(dx, 0, 17, red[600]) + circle(dx, 0, 7, gold[300])).join(''),
      s,
    )
  return canvas(
    W,
    H,
    rect(0, 0, W, H, dusk[900]),
    ellipse(840, 540, 900, 420, '#183c58'),
    ellipse(840, 580, 720, 300, '#235069'),
    circle(890, 190, 86, '#fdf3da'),
    circle(890, 190, 112, '#fdf3da14'),
    repeat(20, i => circle((i * 211) % 1200, 30 + ((i * 67) % 260), i % 3 ? 1.6 : 2.4, '#f3e9d0')),
    hills(W, 500, [40, 70, 120, 90, 50, 60, 90, 50], '#1d4a5a'),
    tower(230, 500, 300, '#2a5a6b'),
    bridge(520, 1400, 486, 16, '#2f6173', 6),
    houses([0, 1210], 504, [20, 110], '#17394b', 33, gold[300]),
    rect(0, 500, W, 180, '#17394b'),
    waves(W, 520, H, '#5a5a55', '#434a4b', 5),
    stroke('M-10 30Q300 130 620 60T1210 40', '#6d8591', 3),
    lantern(150, 150, 1, red[600], true),
    lantern(360, 190, 0.86, gold[400], false),
    lantern(560, 170, 1.04, red[600], true),
    lantern(720, 240, 0.7, green[500], false),
    lantern(1060, 170, 0.96, red[400], true),
    rabbit(620, 600, 1),
    someone(300, 640, 0.84, cast.yan, {
      facing: 'right',
      right: [
        [66, -246],
        [96, -232],
      ],
    }),
    stroke('M380 444L420 470', wood[500], 5),
    at(
      424,
      500,
      circle(0, 0, 50, `${gold[300]}22`) +
        ellipse(0, 0, 24, 28, red[400]) +
        rect(-10, -34, 20, 8, gold[400]),
    ),
    someone(880, 646, 0.86, cast.ho, {
      facing: 'left',
      left: [
        [-66, -246],
        [-90, -224],
      ],
    }),
    someone(1000, 640, 0.84, cast.ana, { facing: 'left' }),
  )
}
