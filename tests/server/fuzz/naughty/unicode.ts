/** Single characters with a meaning, invisible and broken ones, and the world's writing. */
const from = (...codes: number[]) => codes.map(code => String.fromCodePoint(code))
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

export const punctuation = from(
  ...[range(0x21, 0x2f), range(0x3a, 0x40), range(0x5b, 0x60), range(0x7b, 0x7e)].flat(),
)
export const controls = from(...range(0x00, 0x1f), ...range(0x7f, 0x9f)).map(code => `a${code}b`)
export const invisible = from(
  ...[0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x1680, 0x180e],
  ...[range(0x2000, 0x200f), range(0x2028, 0x202f), range(0x205f, 0x206f)].flat(),
  ...[
    0x2800, 0x3000, 0x3164, 0xfe0f, 0xfeff, 0xfff9, 0xfffc, 0xfffd, 0xfffe, 0xffff, 0x1d173,
    0xe0001,
  ],
)
export const broken = [
  '\ud800',
  '\udfff',
  '\udc00\ud800',
  'a\ud83d',
  '\ude00b',
  '\ud800\ud800',
  '\uffff\ud800',
]

export const scripts = [
  ...[
    '田中さんにあげて下さい',
    '部落格',
    '社會科學院語學研究所',
    '울란바토르',
    '찦차를 타고 온 펲시맨',
  ],
  ...[
    '𠜎𠜱𠝹𠱓𠱸𠲖𠳏',
    '𨋢',
    '嘅咗啲喺',
    'Ⱥ',
    'ȾȺȾ',
    'İıſŉ',
    'ßẞ',
    'ﬀﬁﬂ',
    'ǆǅǄ',
    'Ω≈ç√∫˜µ≤≥÷',
    'åß∂ƒ©˙∆˚¬…æ',
  ],
  ...[
    'œ∑´®†¥¨ˆøπ“‘',
    '¡™£¢∞§¶•ªº–≠',
    'ЁЂЃЄЅІЇ',
    'Привет',
    'ثم نفس سقطت',
    'הָיְתָה',
    'สวัสดี',
    'हिन्दी',
    'తెలుగు',
  ],
  ...['ᚠᛇᚻ᛫ᛒᛦᚦ', '𝐓𝐡𝐞 𝐪𝐮𝐢𝐜𝐤', '𝕋𝕙𝕖', '⒯⒣⒠', 'uᴉdsdn ǝpᴉs', '⁰⁴⁵₀₁₂', '🄰🄱', 'ﷺ', '﷽', '꧅'],
  ...[
    '👾',
    '👩‍👩‍👧‍👦',
    '🏳️‍🌈',
    '🇲🇴',
    '🇲',
    '👋🏿',
    '0️⃣',
    '❤️',
    '🫠',
    '(╯°□°）╯︵ ┻━┻',
    '( ͡° ͜ʖ ͡°)',
    '¯\\_(ツ)_/¯',
  ],
  ...[
    'Z̡̖̜͖̰̣͉̜a͖̰͙̬͡l̲̫̳͍̩g̡̟̼̱͚̞̬ͅo̗͜',
    'e\u0301',
    '\u0301e',
    `a${'\u0301'.repeat(500)}`,
    '\u202eabc',
    '\u2066a\u202eb\u2069',
  ],
  ...[
    'test\u2060test\u202b',
    '‫אבג abc‬',
    '한글자모\u1100\u1161\u11a8',
    '\u0b95\u0bcd\u0bb7',
    'ﬃ',
    'K\u212a',
  ],
]
