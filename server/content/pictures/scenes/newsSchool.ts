// News pictures from the school's life, first half: enrolment, ceremony, workshop, award, open day, seminar.
import { daylight, school } from '../building'
import { cast, dressed } from '../cast'
import { blue, clay, cream, dim, gold, green, red, sand, stone, white, wood } from '../palette'
import { boards, chequers, waves } from '../pavement'
import { type Look, person, type Pose } from '../person'
import { archWindow, board, paneWindow, pendant, view } from '../room'
import { cloud, tree } from '../skyline'
import { at, canvas, circle, ellipse, path, poly, rect, repeat, stroke } from '../svg'
import { paintPot, pot } from '../things/craft'
import { laptopBack, plant, rosette } from '../things/desk'
import { counter, seat, table } from '../things/furniture'
import { mark } from '../things/mark'
import { dado, glazedTile, tileField } from '../tile'
import { bars } from './topicsOffice'

const W = 1200
const H = 675
export const someone = (x: number, y: number, s: number, look: Look, pose: Pose = {}): string =>
  at(x, y, ellipse(0, 4, 52, 8, '#10231c30') + person(look, pose), s)

/** A string of pennants hanging between two points. */
export const pennants = (x1: number, x2: number, y: number, sag: number): string =>
  stroke(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + 2 * sag} ${x2} ${y}`, stone[400], 3) +
  repeat(Math.floor((x2 - x1) / 62), i => {
    const t = (i + 0.5) / Math.floor((x2 - x1) / 62)
    const [px, py] = [x1 + (x2 - x1) * t, y + 4 * sag * t * (1 - t)]
    return poly(
      [
        [px - 21, py],
        [px + 21, py],
        [px, py + 44],
      ],
      [red[400], gold[400], green[500], blue[500], '#fdfaf0'][i % 5] ?? white,
    )
  })

export function enrolment(): string {
  const queue = [cast.rui, cast.yan, cast.ho, cast.mei]
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#eef3e4'),
    tileField({ x: 0, y: 0, w: W, h: 400 }, 134, 3, green[700], 0.08),
    dado(0, 370, W, 104, 1),
    chequers(W, 474, H, '#f8f4e8', '#a9cbb9', { columns: 14, rows: 5, eye: 240 }),
    rect(90, 60, 420, 150, green[700], 8),
    at(170, 135, mark(white, null), 1.5),
    rect(250, 100, 220, 20, white, 6),
    rect(250, 138, 150, 13, green[300], 6),
    archWindow(930, 60, 180, 290, view(930, 360, 180, 300, 4)),
    at(
      230,
      600,
      person(dressed(cast.lin, { top: green[800], wear: 'jacket' }), {
        facing: 'right',
        right: [
          [66, -244],
          [60, -214],
        ],
      }),
      0.9,
    ),
    at(
      430,
      600,
      person(dressed(cast.sam, { wear: 'jacket', top: blue[800] }), {
        facing: 'right',
        right: [
          [70, -246],
          [100, -216],
        ],
      }),
      0.9,
    ),
    counter(110, 400, 440, 210, wood[500], cream, 4),
    laptopBack(250, 398, 0.5),
    plant(150, 396, 0.5, white),
    at(440, 396, path('M-46 0L-34 -12H40L30 0Z', white)),
    at(330, 500, mark(gold[300], null), 1.2),
    queue
      .map((look, i) =>
        someone(640 + i * 138, 622 + (i % 2) * 14, 0.92, look, {
          facing: 'left',
          left:
            i === 0
              ? [
                  [-70, -250],
                  [-96, -232],
                ]
              : [
                  [-58, -234],
                  [-38, -206],
                ],
          right: [
            [58, -234],
            [44, -196],
          ],
        }),
      )
      .join(''),
    at(
      556,
      404,
      rect(-14, -40, 34, 44, white, 2) + stroke('M-8 -28H12M-8 -18H12', green[500], 4),
      1,
      8,
    ),
    [290, 700, 1000].map(x => pendant(x, 24, gold[500], 0.6)).join(''),
  )
}

export function ceremony(): string {
  const grads = [cast.mei, cast.rui, cast.fong, cast.lok, cast.ana, cast.sam]
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#27433a'),
    repeat(46, i => rect(i * 27, 0, 27, 520, i % 2 ? red[700] : '#8a0d22')),
    rect(300, 60, 600, 210, cream, 4),
    rect(312, 72, 576, 186, white, 3),
    at(600, 142, mark(green[700], null), 1.9),
    rect(470, 212, 260, 14, gold[400], 6),
    rect(0, 500, W, 24, wood[300]),
    rect(0, 522, W, 160, wood[600]),
    dado(0, 534, W, 90, 3, gold[600]),
    boards(W, 624, H, wood[500], wood[600], 260),
    grads
      .map((look, i) =>
        at(
          150 + i * 180,
          506 - (i % 2) * 4,
          ellipse(0, 4, 58, 8, '#10231c40') +
            person(
              { ...look, wear: 'gown', top: green[800], hat: 'mortarboard' },
              {
                left: [
                  [-62, -240],
                  [-18, -214],
                ],
                right: [
                  [62, -240],
                  [18, -214],
                ],
              },
            ) +
            rect(-14, -240, 28, 42, cream, 6) +
            rect(-14, -224, 28, 8, red[600]),
          0.64,
        ),
      )
      .join(''),
    repeat(9, i =>
      at(
        75 + i * 132,
        730,
        person(
          [cast.ho, cast.yan, cast.wai, cast.lin, cast.rui, cast.ana, cast.sam, cast.mei, cast.lok][
            i
          ] ?? cast.ho,
          {
            facing: 'back',
            ...(i % 3 === 1
              ? {
                  left: [
                    [-40, -330],
                    [-14, -380],
                  ],
                  right: [
                    [40, -330],
                    [14, -380],
                  ],
                }
              : {}),
          },
        ),
        0.62,
      ),
    ),
    plant(52, 502, 0.8, gold[400]),
    plant(1150, 502, 0.8, gold[400]),
  )
}

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

export function award(): string {
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#e4eef6'),
    repeat(12, i =>
      path(
        `M600 330L${600 + Math.cos((i * Math.PI) / 6) * 1000} ${330 + Math.sin((i * Math.PI) / 6) * 1000}L${600 + Math.cos((i * Math.PI) / 6 + 0.2) * 1000} ${330 + Math.sin((i * Math.PI) / 6 + 0.2) * 1000}Z`,
        '#dbe7f2',
      ),
    ),
    tileField({ x: 0, y: 0, w: W, h: H }, 150, 1, blue[700], 0.07),
    rect(0, 560, W, 120, wood[300]),
    rect(0, 556, W, 10, wood[200]),
    rect(440, 430, 320, 140, blue[700], 4),
    rect(440, 430, 320, 16, blue[500], 4),
    rect(190, 480, 250, 90, green[700], 4),
    rect(190, 480, 250, 14, green[500], 4),
    rect(760, 500, 250, 70, clay[600], 4),
    rect(760, 500, 250, 14, clay[500], 4),
    stroke('M588 476L604 464V524', white, 10),
    stroke('M296 514q18 -16 30 0q2 14 -32 32h36', white, 8),
    stroke('M870 526q30 -8 24 8q30 14 -24 18', white, 7),
    someone(600, 432, 0.8, dressed(cast.fong, { wear: 'jacket', top: green[700] }), {
      left: [
        [-70, -330],
        [-84, -396],
      ],
      right: [
        [66, -330],
        [70, -394],
      ],
    }),
    someone(310, 482, 0.78, dressed(cast.rui, { wear: 'jacket', top: blue[800] }), {
      facing: 'right',
      right: [
        [62, -240],
        [30, -214],
      ],
    }),
    someone(890, 502, 0.78, dressed(cast.yan, { wear: 'jacket', top: red[600] }), {
      facing: 'left',
      left: [
        [-62, -240],
        [-30, -214],
      ],
    }),
    at(
      655,
      104,
      path('M-30 -44H30V-10C30 26 14 34 0 34C-14 34 -30 26 -30 -10Z', gold[400]) +
        path('M10 -44H30V-10C30 26 14 34 4 34C14 10 14 -20 10 -44Z', gold[500]) +
        stroke('M-30 -34C-54 -36 -50 0 -26 4M30 -34C54 -36 50 0 26 4', gold[500], 6) +
        rect(-6, 32, 12, 18, gold[500]) +
        rect(-22, 48, 44, 12, wood[700], 3),
    ),
    rosette(340, 318, 0.36),
    rosette(862, 338, 0.36, blue[700]),
    repeat(34, i =>
      at(
        (i * 347) % 1200,
        30 + ((i * 131) % 420),
        i % 2
          ? rect(-5, -9, 10, 18, [red[400], gold[400], green[500], blue[500]][i % 4] ?? white, 2)
          : circle(0, 0, 6, [gold[400], clay[500], blue[300], green[300]][i % 4] ?? white),
        1,
        (i * 47) % 180,
      ),
    ),
    plant(90, 566, 1.1, white),
    plant(1110, 566, 1.1, white),
  )
}

export function openDay(): string {
  const stall = (x: number, c: string, goods: string) =>
    rect(x - 104, 420, 8, 190, stone[600]) +
    rect(x + 96, 420, 8, 190, stone[600]) +
    rect(x - 116, 520, 232, 96, white, 4) +
    rect(x - 116, 520, 232, 12, c, 3) +
    repeat(6, i =>
      path(
        `M${x - 126 + i * 42} 372H${x - 84 + i * 42}V432A21 21 0 0 1 ${x - 126 + i * 42} 432Z`,
        i % 2 ? white : c,
      ),
    ) +
    at(x, 520, goods)
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#cfe6f1'),
    ellipse(600, 620, 900, 460, '#e3f0ee'),
    cloud(180, 90, 240, '#f5fafa'),
    cloud(1040, 70, 200, '#f5fafa'),
    tree(60, 560, 300, green[700], green[500], wood[700]),
    tree(1140, 560, 310, green[700], green[500], wood[700]),
    at(600, 560, school(daylight, mark()), 0.72),
    waves(W, 590, H, '#efe7d7', '#a8a698', 4),
    pennants(-20, 620, 70, 50),
    pennants(580, 1230, 70, 50),
    stall(
      220,
      red[600],
      pot(-50, 0, 0.9, 1, blue[500], white) +
        pot(10, 0, 0.9, 2, clay[500]) +
        pot(64, 0, 0.8, 4, green[500]),
    ),
    stall(
      980,
      green[700],
      rect(-70, -44, 56, 44, blue[700], 3) +
        rect(-6, -52, 50, 52, gold[400], 3) +
        rect(52, -34, 40, 34, clay[500], 3),
    ),
    someone(160, 648, 0.56, cast.yan, { facing: 'right' }),
    someone(330, 656, 0.58, cast.ho, {
      facing: 'left',
      left: [
        [-66, -252],
        [-86, -226],
      ],
    }),
    someone(520, 660, 0.6, cast.ana, { facing: 'right' }),
    someone(620, 662, 0.6, cast.wai, {
      facing: 'left',
      left: [
        [-70, -280],
        [-96, -320],
      ],
    }),
    someone(860, 656, 0.58, cast.fong, { facing: 'right' }),
    someone(1070, 650, 0.57, cast.lok, { facing: 'left' }),
  )
}

export function seminar(): string {
  const slide =
    rect(0, 0, 520, 280, white) +
    rect(30, 30, 260, 18, blue[800], 4) +
    repeat(
      4,
      i =>
        circle(40, 88 + i * 42, 7, gold[400]) +
        rect(60, 82 + i * 42, 190 - (i % 2) * 40, 11, stone[300], 4),
    ) +
    at(310, 70, bars(180, 170, [0.3, 0.45, 0.6, 0.55, 0.95], blue[500]))
  return canvas(
    W,
    H,
    rect(0, 0, W, H, '#dfe8ef'),
    tileField({ x: 0, y: 0, w: W, h: 470 }, 157, 3, blue[800], 0.07),
    board(340, 60, 540, 300, white, at(350, 70, slide), stone[600]),
    dado(0, 410, W, 84, 2),
    boards(W, 494, H, '#cdb08a', '#b99a72', 260),
    someone(250, 560, 0.92, dressed(cast.lin, { top: red[600] }), {
      facing: 'right',
      right: [
        [74, -282],
        [108, -324],
      ],
    }),
    table(1000, 440, 240, 560, wood[400]),
    laptopBack(1000, 438, 0.5),
    plant(1130, 500, 0.9, white),
    repeat(7, i =>
      at(
        120 + i * 165,
        690,
        seat(0, 0, 1.2, blue[800]) +
          at(
            0,
            84,
            person(
              [cast.mei, cast.ho, cast.ana, cast.sam, cast.fong, cast.lok, cast.rui][i] ?? cast.mei,
              {
                facing: 'back',
                ...(i === 4
                  ? {
                      right: [
                        [70, -320],
                        [64, -400],
                      ],
                    }
                  : {}),
              },
            ),
            0.72,
          ) +
          at(0, 46, seat(0, 0, 1.3, blue[700])),
      ),
    ),
    [260, 940].map(x => pendant(x, 20, sand[600], 0.7)).join(''),
  )
}
