/**
 * The parts of a person in a scene, about 400 high, standing at the origin (the ground between the feet);
 * the head's middle is near (0, -350). Code only joins them at the arms and legs.
 */
export const people = `
behind.bob hair
  box -37 -388 74 72 hair 30
behind.long hair
  shape hair M-37 -350C-37 -400 37 -400 37 -350L42 -282C20 -270 -20 -270 -42 -282Z
behind.tail hair
  shape hair M20 -386C52 -380 56 -330 40 -290C36 -310 30 -330 18 -350Z
cap hair turn
  shape hair M-32 -346C-38 -398 38 -398 32 -346C28 -362 {18+turn} -374 {4+turn*2} -373C{turn-12} -372 -27 -366 -32 -346Z
cut.bald hair turn
  shape hair M-32 -350C-33 -362 -31 -368 -28 -372C-27 -362 -28 -354 -29 -342ZM32 -350C33 -362 31 -368 28 -372C27 -362 28 -354 29 -342Z
cut.parted hair turn
  shape hair M-32 -344C-38 -400 40 -402 32 -344C30 -356 26 -364 20 -368C4 -364 -14 -366 -20 -378C-22 -366 -29 -360 -32 -344Z
cut.bun hair turn
  dot turn*-1.2 -394 15 hair-10
  cap hair turn
cut.curly hair turn
  at 0,-354: each 9 0,0,22.5: dot -30 0 13 hair
  dot 0 -378 14 hair
back.short hair
  oval 0 -354 33 36 hair
back.bun hair
  dot 0 -384 17 hair-10
back.long hair
  shape hair M-33 -350H33L40 -276C14 -264 -14 -264 -40 -276Z
back.tail hair
  shape hair+10 M-12 -372C-16 -320 -10 -290 0 -262C10 -290 16 -320 12 -372Z
back.bald hair
  shape hair M-33 -350C-30 -318 30 -318 33 -350C24 -342 -24 -342 -33 -350Z
hat.mortarboard
  shape ink M-28 -376L-26 -356C-10 -366 10 -366 26 -356L28 -376Z
  shape ink M-50 -386L0 -402L50 -386L0 -370Z; line gold.400 3 M2 -387L38 -380L39 -352
  dot 39 -350 4 gold.400
hat.cook
  box -29 -386 58 20 white 4
  shape white M-30 -384C-48 -398 -34 -424 -16 -414C-10 -430 14 -430 18 -414C38 -422 46 -396 30 -384Z
  line stone.200 2 M-26 -370H26
hat.headset
  line ink 6 M-34 -350C-34 -400 34 -400 34 -350
  each 2 68,0: box -40 -364 12 26 ink 5
glasses turn
  each 2 22,0: ring turn-11 -349 8 ink 2
  line ink 2 M{turn-3} -350h6
face skin hair turn
  dot -31+turn*.4 -346 6 skin; dot 31+turn*.4 -346 6 skin-8
  shape skin M-30 -362C-30 -394 30 -394 30 -362C30 -332 16 -317 0 -317C-16 -317 -30 -332 -30 -362Z
  shape skin-7 M16 -384C30 -376 30 -362 30 -360C30 -332 16 -317 2 -317C18 -330 24 -352 16 -384Z
  each 2 34,0: dot turn-17 -339 5 mix(skin,red.400,22)
  each 2 22,0: dot turn-11 -350 2.8 ink; line mix(hair,ink,30) 2 M{turn-15} -360q4 -2.5 8 0
  line mix(skin,red.700,55) 2.4 M{turn-6} -331q6 5 12 0; line skin-20 2 M{turn+1} -347l2 6
trunk top
  shape top M-20 -313C-42 -309 -52 -298 -51 -276L-40 -165H40L51 -276C52 -298 42 -309 20 -313Q0 -298 -20 -313Z
  shape top-10 M22 -312C44 -308 52 -298 51 -276L40 -165H14C26 -210 30 -262 22 -312Z
wear.gown top skin
  shape top M-20 -313C-46 -309 -54 -296 -55 -270L-66 -60Q0 -46 66 -60L55 -270C54 -296 46 -309 20 -313Q0 -298 -20 -313Z
  shape top-14 M22 -312C46 -308 54 -296 55 -270L66 -60Q44 -54 24 -53C34 -140 34 -240 22 -312Z
  shape gold.400 M-20 -313L-10 -314L0 -270L10 -314L20 -313L6 -210H-6Z
  shape white M-10 -315L0 -282L10 -315Z
wear.shirt top skin
  trunk top
  shape skin-8 M-13 -314Q0 -296 13 -314L9 -317H-9Z; line top-20 3 M-14 -314Q0 -295 14 -314
wear.dress top skin
  shape top M-20 -313C-42 -309 -52 -298 -51 -276L-36 -205L-58 -96H58L36 -205L51 -276C52 -298 42 -309 20 -313Q0 -298 -20 -313Z
  shape top-10 M22 -312C44 -308 52 -298 51 -276L36 -205L58 -96H22C30 -160 28 -262 22 -312Z
wear.jacket top skin
  trunk top
  shape white M-14 -314L0 -232L14 -314Q0 -300 -14 -314Z
  shape top+14 M-20 -313L-13 -316L0 -230L-24 -268Z; shape top-20 M20 -313L13 -316L0 -230L24 -268Z
  line top-25 2 M0 -230V-167
wear.coat top skin
  shape #fbfdfc M-20 -313C-42 -309 -54 -298 -53 -276L-52 -110H52L53 -276C54 -298 42 -309 20 -313Q0 -298 -20 -313Z
  shape #dfe8e4 M24 -312C44 -308 54 -298 53 -276L52 -110H26C34 -190 34 -262 24 -312Z
  shape top M-13 -314L0 -244L13 -314Q0 -300 -13 -314Z; line stone.300 2.5 M0 -244V-112M18 -200H36
wear.apron top skin
  trunk top
  shape sand.200 M-26 -282H26L34 -205V-112Q0 -102 -34 -112V-205Z
  shape #e0d0ae M8 -282H26L34 -205V-112Q22 -107 10 -106Z
  line sand.400 4 M-24 -282L-17 -310M24 -282L17 -310M-34 -205L-42 -200M34 -205L42 -200
  box -17 -196 34 30 sand.300 4
`
