/**
 * Clothes of a portrait, in the coordinates of the face: the neck ends near y = 190, shoulders spread to
 * +-280; `second` is the colour of shirt, tie or trimming.
 */
export const clothes = `
shoulders colour
  shape colour M-62 168C-120 196 -214 206 -250 262C-276 312 -288 380 -292 460H292C288 380 276 312 250 262C214 206 120 196 62 168Q0 214 -62 168Z
  shape colour-10 M62 168C120 196 214 206 250 262C276 312 288 380 292 460H150C150 360 130 240 62 168Z
  line colour-22 4 M-190 470C-196 400 -200 360 -188 318M190 470C196 400 200 360 188 318
neckline skin depth
  shape skin M-58 166L0 {depth}L58 166Q0 200 -58 166Z
lapels colour
  shape colour+10 M-66 164L-100 190L-132 262L-92 274L-104 296L0 440L-6 430C-40 350 -62 250 -66 164Z
  shape colour-20 M66 164L100 190L132 262L92 274L104 296L0 440C40 350 62 250 66 164Z
garment.blazer colour second skin
  shoulders colour
  shape second M-64 166L0 440L64 166Q0 206 -64 166Z
  neckline skin 236
  lapels colour
garment.suit colour second skin
  shoulders colour
  shape white M-66 162L0 440L66 162Q0 206 -66 162Z
  shape #f3f6f4 M-66 160L0 330L66 160Q0 210 -66 160Z
  shape #f7f9f8 M-66 158L-74 186L-34 238L0 204Q-40 192 -66 158Z
  shape #e3e7e5 M66 158L74 186L34 238L0 204Q40 192 66 158Z
  shape second M-17 210L0 200L17 210L12 236H-12Z
  shape second-10 M-12 238H12L24 400L0 430L-24 400Z
  lapels colour
garment.turtleneck colour second skin
  shoulders colour
  shape colour+8 M-66 120Q0 150 66 120L74 192Q0 232 -74 192Z
  shape colour-8 M30 138Q50 132 66 120L74 192Q60 202 40 206Z
  line colour-16 4 M-70 150Q0 184 70 150
garment.apron colour second skin
  shoulders colour
  neckline skin 224
  line colour-20 6 M-64 168Q-50 214 0 232Q50 214 64 168
  shape second M-120 300Q0 322 120 300L132 470H-132Z
  shape second-10 M60 312Q94 308 120 300L132 470H84Z
  line second 15 M-118 302C-112 250 -96 210 -78 184M118 302C112 250 96 210 78 184
  box -46 384 92 90 second-7 6; line second-20 3 M-46 400H46
garment.chef colour second skin
  shoulders #fafcfb
  shape white M-66 158L-78 196L-20 232L30 214Q-40 200 -66 158Z
  shape #e9efec M66 158L78 196L20 234L-14 214Q40 200 66 158Z
  line stone.300 4 M-20 232C-40 300 -44 380 -44 470
  each 4 0,50: dot -14 270 9 second; dot 58 264 9 second
  shape second M-60 152Q0 196 60 152L66 176Q0 220 -66 176Z
garment.polo colour second skin
  shoulders colour
  neckline skin 226
  shape colour+14 M-66 158L-84 190L-40 240L0 222Q-46 200 -66 158Z
  shape colour-14 M66 158L84 190L40 240L0 222Q46 200 66 158Z; shape colour-8 M-14 224H14V320H-14Z
  dot 0 250 6 second; dot 0 284 6 second
garment.mandarin colour second skin
  shoulders colour
  shape colour+10 M-62 140Q0 186 62 140L70 190Q0 234 -70 190Z
  line second 5 M0 206C20 240 60 262 128 268; line second 4 M-70 188Q0 232 70 188
  each 3 42,16: line second 6 M14 230l18 -14; dot 12 234 6 second
garment.lab colour second skin
  shoulders #fbfdfc
  shape second M-66 164L0 400L66 164Q0 206 -66 164Z
  neckline skin 232
  shape white M-66 162L-112 190L-120 268L0 440C-40 350 -62 250 -66 162Z
  shape #eef3f1 M66 162L112 190L120 268L0 440C40 350 62 250 66 162Z
  line stone.300 3.5 M-66 162L-112 190L-120 268L0 440L120 268L112 190L66 162
  box 138 330 80 90 #e6eeea 4; line stone.300 4 M138 344H218; line colour 8 M160 338V310
garment.cardigan colour second skin
  shoulders colour
  shape second M-64 166L-54 470H54L64 166Q0 208 -64 166Z
  neckline skin 220
  line colour+16 20 M-66 166C-64 260 -58 340 -50 470
  line colour-20 20 M66 166C64 260 58 340 50 470
  each 3 0,60: dot 56 300 8 sand.200
garment.overshirt colour second skin
  shoulders colour
  shape second M-50 170L-20 470H20L50 170Q0 206 -50 170Z
  shape second+20 M-58 158Q0 206 58 158L60 180Q0 226 -60 180Z
  shape colour+10 M-64 164L-96 194L-70 290L-22 470H-60C-80 380 -80 260 -64 164Z
  shape colour-18 M64 164L96 194L70 290L22 470H60C80 380 80 260 64 164Z
  box 118 320 92 88 colour-15 5
garment.blouse colour second skin
  shoulders colour
  neckline skin 262
  shape colour+20 M-64 162C-70 210 -40 250 0 268L-8 300C-66 270 -98 220 -84 176Z
  shape colour-12 M64 162C70 210 40 250 0 268L8 300C66 270 98 220 84 176Z
  line colour-16 4 M0 300V460; line second 3.5 M-52 178Q0 236 52 178; dot 0 208 6 gold.400
`
