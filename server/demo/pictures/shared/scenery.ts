/** Groups and things that the news, albums and works share. */
export const scenery = `
graduate at who gesture=work
  someone 0,0 {who} top=green.800 wear=gown hat=mortarboard work {gesture}
  box -14 -242 28 44 cream 6; box -14 -222 28 8 red.600
audience at a b c d
  each 4 460,0: person 0,0 {a|b|c|d} back
podium x y w colour prize
  box x y w 570-y colour 4; box x y w 14 colour+18 4; title x+w/2 (y+570)/2+22 44 gold.300 {prize}
stall at colour
  each 2 200,0: box -104 -100 8 190 stone.600
  box -116 0 232 96 white 4; box -116 0 232 12 colour 3
  each 6 42,0: shape colour|white M-126 -148H-84V-88A21 21 0 0 1 -126 -88Z
  content
carton at
  books -92 -96 184 84 43
  shape #c79a62 M-110 -100H110L100 0H-100Z; shape #ad8049 M50 -100H110L100 0H56Z
  shape #dcb684 M-110 -100L-140 -66L-104 -62ZM110 -100L140 -66L104 -62Z
  heart 0,-48,.42 red.600
lantern at colour
  line #6d8591 2 M0 -50V-400; dot 0 0 96 gold.300/12
  each 3 0,0: oval 0 0 56-22*i 50 colour|colour+16|colour+30
  each 2 0,103: box -24 -58 48 13 gold.500 4
  line gold.400 4 M-12 58V96M0 58V108M12 58V96
caption at title author
  box 0 0 180 84 white 2; words 12 38 24 ink {title}; words 12 68 18 stone.600 {author}
bigPhone at
  box -128 -262 280 548 #10231c24 40; box -140 -280 280 560 #17211e 40
  box -126 -266 252 532 #f4f8f5 28
  content
  box -38 -266 76 18 #17211e 9
`
