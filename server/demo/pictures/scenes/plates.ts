/** Plates of the partner bodies, 800 x 800: one plain sign each, and the name. */
export const plates = `
plate first second name
  box 0 0 800 800 white
  at 400,330,1.6: content
  title 400 704 72 first {name}; box 340 740 120 10 second 5
濠江工藝促進會
  plate blue.700 gold.400 濠江工藝促進會
    at 0,0,1,45
      box -112 -112 224 224 blue.700 16; box -98 -98 196 196 white 8
      glazed -92 -92 1 1 184 1
    dot 0 0 42 white; ring 0 0 42 gold.500 7; line wood.600 8 M-17 20L11 -14
    shape blue.700 M7 -8L15 -1L25 -21Z; line stone.600 8 M17 20L-7 -10
    shape stone.400 M-13 -3L-3 -13L-17 -23Z
澳門數碼技術協會
  plate blue.700 green.500 澳門數碼技術協會
    each 5 58,0: box -138 -138 42 42 blue.700|green.300|green.600|blue.300|#e8eef4 10
    each 5 58,0: box -138 -80 42 42 green.300|green.600|blue.300|#e8eef4|blue.700 10
    each 5 58,0: box -138 -22 42 42 green.600|blue.300|#e8eef4|blue.700|green.300 10
    each 5 58,0: box -138 36 42 42 blue.300|#e8eef4|blue.700|green.300|green.600 10
    each 5 58,0: box -138 94 42 42 #e8eef4|blue.700|green.300|green.600|blue.300 10
    line blue.700 12 M-138 150Q-92 116 -46 150T46 150T138 150
南灣酒店業商會
  plate clay.600 gold.400 南灣酒店業商會
    clip
      dot 0 -8 150 white; box -160 -160 320 320 gold.100; dot 52 -62 40 gold.300
      box -96 -70 82 170 clay.600; box -14 -112 88 212 clay.500
      each 5 0,32: each 3 24,0: box -2 -94 13 19 gold.100 2
      each 4 0,32: each 3 24,0: box -86 -52 13 19 gold.100 2
      each 2 0,30: shape blue.700|blue.500 M-160 78q40 -26 80 0t80 0t80 0t80 0V160H-160Z
    ring 0 -8 150 clay.600 10
海島社會服務中心
  plate green.700 gold.400 海島社會服務中心
    shape green.600 M0 -150L112 -52V26H-112V-52Z
    shape green.700 M-140 -40L0 -160L140 -40L122 -22L0 -124L-122 -22Z
    heart 0,-46,.6 white
    shape gold.400 M-150 46C-150 116 -80 156 -10 156V112C-50 112 -84 94 -92 46C-96 20 -150 16 -150 46Z
    shape gold.500 M150 46C150 116 80 156 10 156V112C50 112 84 94 92 46C96 20 150 16 150 46Z
蓮城教師聯誼會
  plate green.700 red.400 蓮城教師聯誼會
    each 5 0,0: at 0,66,1,-72|72|-40|40|0: shape red.400+50|red.400+50|red.400+25|red.400+25|red.400 M0 0C-54 -50 -48 -140 0 -196C48 -140 54 -50 0 0Z
    shape green.700 M-160 78C-100 56 -44 66 0 104C44 66 100 56 160 78V138C100 118 44 126 0 160C-44 126 -100 118 -160 138Z
    shape green.800 M0 104C44 66 100 56 160 78V138C100 118 44 126 0 160Z
半島工程師學會
  plate blue.800 gold.400 半島工程師學會
    each 12 0,0,30: shape blue.800 M-20 -128L-13 -162H13L20 -128Z
    dot 0 0 136 blue.800
    clip
      dot 0 0 106 white; box -110 -110 220 220 blue.100
      tower 0,92,1.76 blue.800
      line gold.500 10 M-110 70Q0 36 110 70
      each 6 0,0: line gold.500 2.5 M{14*i-84} {62-2*i}L0 -30L{84-14*i} {62-2*i}
路環咖啡師協會
  plate wood.700 gold.400 路環咖啡師協會
    ring 112 -8 38 wood.700 20
    shape wood.700 M-120 -60H96C92 44 46 96 -12 96C-70 96 -116 44 -120 -60Z
    shape wood.800 M40 -60H96C92 44 46 96 -12 96C26 70 44 10 40 -60Z; oval -12 -60 108 22 sand.200
    at -12,20,1,24
      shape gold.300 M0 -46C36 -40 40 36 0 50C-40 36 -36 -40 0 -46Z
      line wood.700 7 M4 -40C-18 -8 20 12 -2 44
    line gold.500 10 M-60 -104q-18 -24 0 -46M-12 -104q-18 -28 0 -52M36 -104q-18 -24 0 -46
    line blue.700 12 M-150 132q38 -28 76 0t76 0t76 0t76 0
拱北語言研究社
  plate green.800 red.600 拱北語言研究社
    arch -140 -156 280 316 green.800; arch -116 -132 232 292 white
    speech -32,-18,.56 red.600
    line white 11 M-56 6L-32 -50L-8 6M-46 -12H-18
    speech 40,58,.52,0,-.52 gold.400
    each 3 24,0: dot 14 62 8 white
    box -160 148 320 18 green.800 4
`
