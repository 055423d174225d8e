// A person in a scene. Limbs are thick lines from joint to joint, so any pose is a few points; the body is
// drawn from the back to the front: hair behind, legs, body, head, arms.

import { at, num, path, rect, stroke, through } from '#server/drawing/svg.ts'
import type { Call, Verb } from '../language/draw.ts'
import { dim, lit } from '../palette.ts'

/** The people who appear again and again: skin, hair, cut, clothes above and below, and what is theirs. */
const CAST = `
mei light black bob green.700 stone.800
wai warm black parted blue.700 #4a4436 wear=jacket
ana tan chestnut long clay.500 blue.900
lok light brown short gold.400 #3a4a5c
fong fair grey bun red.400 stone.800 glasses=1
rui deep black curly sand.300 green.900
ho warm silver bald blue.500 #4a4436 glasses=1
yan fair brown tail blue.300 blue.900
sam light black short green.500 #3b3f46 glasses=1
lin warm black long #fbfcfa green.800 wear=jacket`

const TRAITS = ['skin=skin.', 'hair=hair.', 'cut=', 'top=', 'legs=']

const cast = new Map(
  CAST.trim()
    .split('\n')
    .map(row => {
      const [name = '', ...traits] = row.split(' ')
      return [
        name,
        traits.map((trait, i) => (trait.includes('=') ? trait : `${TRAITS[i]}${trait}`)),
      ]
    }),
)

/** Elbow and hand of each arm, and knee and foot of each leg, by the name of a gesture. */
const POSES: Readonly<Record<string, string>> = {
  hang: 'left=-58,-232,-52,-172 right=58,-232,52,-172 step=-20,-90,-22,-8,20,-90,22,-8',
  work: 'left=-62,-238,-28,-208 right=62,-238,28,-208',
  waveRight: 'right=68,-310,76,-384',
  waveLeft: 'left=-68,-310,-76,-384',
  pointRight: 'right=84,-290,120,-346',
  pointLeft: 'left=-84,-290,-120,-346',
  reachRight: 'right=66,-240,96,-214',
  reachLeft: 'left=-66,-240,-96,-214',
  runLeft: 'left=-70,-250,-40,-290 right=62,-226,84,-190 step=-30,-110,-22,-8,30,-120,36,-66',
  runRight: 'left=-58,-226,-84,-190 right=70,-250,40,-290 step=-30,-120,-36,-66,30,-110,22,-8',
  danceLeft: 'left=-72,-250,-112,-232 right=78,-310,110,-376 step=-30,-96,-62,-30,24,-92,30,-8',
  danceRight: 'left=-78,-310,-110,-376 right=72,-250,112,-232 step=-24,-92,-30,-8,30,-96,62,-30',
  walk: 'step=-24,-92,-34,-8,34,-104,46,-64',
}

const FACING = ['left', 'right', 'back']

/** Everything known of a person: the cast's own traits, gestures, then what this line says. */
function traitsOf([name = '', ...words]: readonly string[]): Map<string, string> {
  const own = cast.get(name)
  if (!own) throw new Error(`nobody is called ${name}`)
  const told = [...own, ...(POSES.hang ?? '').split(' ')]
  for (const word of words) {
    if (FACING.includes(word)) told.push(`facing=${word}`)
    else told.push(...(POSES[word]?.split(' ') ?? [word]))
  }
  return new Map(told.map(pair => pair.split('=') as [string, string]))
}

function person(call: Call): string {
  const traits = traitsOf(call.text(1).split(' '))
  const told = (key: string, preset = '') => traits.get(key) ?? preset
  const joints = (key: string) => told(key).split(',').map(Number)
  const colour = (key: string) => String(call.value(told(key)))
  const [skin, hair, top, legs] = [colour('skin'), colour('hair'), colour('top'), colour('legs')]
  const [cut, wear, facing] = [told('cut'), told('wear', 'shirt'), told('facing')]
  const back = facing === 'back'
  const turn = facing === 'left' ? -7 : facing === 'right' ? 7 : 0

  const trousers = wear === 'dress' ? skin : legs
  const [k1 = 0, l1 = 0, f1 = 0, g1 = 0, k2 = 0, l2 = 0, f2 = 0, g2 = 0] = joints('step')
  const shoe = (x: number, y: number, way: number) =>
    path(`M${num(x - 17)} ${num(y + 8)}c-1 -18 31 -20 ${34 + way} 0Z`, '#26302d')
  const sleeve = wear === 'coat' ? '#f3f7f5' : top
  const arm = (shoulder: number, key: string, shade: string) => {
    const [ex = 0, ey = 0, hx = 0, hy = 0] = joints(key)
    const bare = wear === 'apron' || wear === 'shirt'
    const cuff = bare ? [] : [ex * 0.22 + hx * 0.78, ey * 0.22 + hy * 0.78]
    return (
      stroke(through(ex, ey, hx, hy), skin, 17) +
      stroke(through(hx, hy, hx, hy), skin, 22) +
      stroke(through(shoulder, -290, ex, ey, ...cuff), shade, wear === 'gown' ? 34 : 23)
    )
  }
  const head = back
    ? rect(-37, -354, 74, 12, skin, 6) +
      call.draw(`back.short ${cut === 'bald' ? skin : hair}`) +
      call.draw(`back.${cut}? ${hair}`)
    : call.draw(`face ${skin} ${hair} ${turn}`) +
      (call.draw(`cut.${cut}? ${hair} ${turn}`) || call.draw(`cap ${hair} ${turn}`)) +
      (traits.has('glasses') ? call.draw(`glasses ${turn}`) : '')
  const plain = back && wear !== 'dress' && wear !== 'gown'
  return (
    (back ? '' : call.draw(`behind.${cut}? ${hair}`)) +
    shoe(f1, g1, -3) +
    shoe(f2, g2, 3) +
    stroke(through(-18, -175, k1, l1, f1, g1), trousers, 33) +
    stroke(through(18, -175, k2, l2, f2, g2), dim(trousers, 0.14), 33) +
    rect(-12, -334, 24, 36, dim(skin, 0.12), 8) +
    call.draw(plain ? `trunk ${top}` : `wear.${wear} ${top} ${skin}`) +
    head +
    call.draw(`hat.${told('hat')}?`) +
    arm(-40, 'left', lit(sleeve, 0.07)) +
    arm(40, 'right', dim(sleeve, 0.12))
  )
}

const placed = (call: Call, content: string): string => {
  const [x = 0, y = 0, scale = 1] = (call.texts[0] ?? '').split(',').map(Number)
  return at(x, y, content, scale)
}

export const personVerbs: Readonly<Record<string, Verb>> = {
  /** `person x,y,scale who …`: who and what is different today: `right`, a gesture, `top=green.700` … */
  person: call => placed(call, person(call)),
  /** The same, on the ground, with the patch of shade under the feet. */
  someone: call => placed(call, call.draw('oval 0 4 52 8 #10231c30') + person(call)),
}
