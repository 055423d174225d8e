/** Texts that are wrong in themselves: for any field, as the name of a file, as a link, as a day. */

/** Values by what is wrong with them. */
export type Named = Readonly<Record<string, unknown>>

/** Text that may not be stored anywhere; `ending` makes it otherwise right for its kind. */
export const unstorable = (start = 'a', ending = 'b'): Named => ({
  NUL: `${start}\u0000${ending}`,
  'NUL alone': '\u0000',
  'a lone high surrogate': `${start}\ud83d${ending}`,
  'a lone low surrogate': `${start}\ude00${ending}`,
  'surrogates the wrong way round': `${start}\ude00\ud83d${ending}`,
})

export const badNames: Named = {
  ...unstorable('a', '.png'),
  'a dot and NUL': '.\u0000',
  'the folder above': '..',
  'the folder itself': '.',
  'a path upwards': '../x',
  'a path': 'a/b',
  'a path of Windows': 'a\\b',
  'dots inside': 'a..b',
  'an absolute path': '/etc/passwd',
  'an address of the storage': './upload/a.png',
  'an address elsewhere': 'https://evil.example/a.png',
  'a line break': 'a\nb.png',
  'a tab': 'a\tb.png',
  DEL: 'a\u007f.png',
  'too long': 'a'.repeat(201),
}

export const badLinks: Named = {
  ...unstorable('https://school.mo/'),
  javascript: 'javascript:alert(1)',
  'javascript in capitals': 'JaVaScRiPt:alert(1)',
  'javascript with a tab': 'java\tscript:alert(1)',
  'javascript after a control character': '\u0001javascript:alert(1)',
  data: 'data:text/html,<script>alert(1)</script>',
  vbscript: 'vbscript:msgbox(1)',
  file: 'file:///etc/passwd',
  ftp: 'ftp://school.mo/',
  'another host without a scheme': '//evil.example/',
  'another host behind a backslash': '/\\evil.example/',
  'a web address without a host': 'https://',
  'a space inside': 'https://school.mo/a b',
  'a line break inside': 'https://school.mo/\nx',
  'no address': 'school',
  'too long': `https://school.mo/${'a'.repeat(2000)}`,
}

export const badDays: Named = {
  '31 February': '2026-02-31',
  '29 February of a common year': '2026-02-29',
  'month 13': '2026-13-01',
  'month 0': '2026-00-01',
  'day 0': '2026-01-00',
  'single digits': '2026-1-1',
  'another order': '01/02/2026',
  words: 'today',
  'full-width digits': '２０２６-０１-０１',
  'a year of five digits': '12026-01-01',
  'a line break at the end': '2026-01-01\n',
}
