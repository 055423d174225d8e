/**
 * Rich texts that nobody writes, made to keep whoever reads them busy.
 * @param size in characters; as long as a text may be when left out
 */
export function hostileShapes(size = 200_000): Record<string, string> {
  const over = (piece: string, before = '', after = ''): string => {
    const times = Math.floor((size - before.length - after.length) / piece.length)
    return before + piece.repeat(times) + after
  }

  const numbered = (piece: (index: number) => string): string => {
    let text = ''
    for (let index = 0; text.length < size - 40; index += 1) text += piece(index)
    return text
  }

  return {
    'code without paragraphs': over('<pre>a</pre>'),
    'paragraphs never closed': over('<p>'),
    'paragraphs closed only': over('</p>'),
    'paragraphs in paragraphs': over('<p>').slice(0, size / 2) + over('</p>').slice(0, size / 2),
    'blocks in blocks': over('<div>a'),
    'blocks opened and closed across': over('<b><p></b></p>'),
    'marks never closed': over('<b><i><u>a'),
    'links within links': over('<a href="/a">a'),
    'attributes never closed': over('<a href="'),
    'one tag of many attributes': numbered(index => (index === 0 ? '<p ' : `a${index}=1 `)),
    'one class of many names': over('ql-align-center x ', '<p class="', '">a</p>'),
    'comments never closed': over('<!--'),
    'comments and declarations': over('<!----><!a><?b><![CDATA['),
    'scripts never closed': over('<script>'),
    'signs alone': over('<'),
    'signs and words': over('<a <'),
    'entities half written': over('&#x&lt&'),
    'entities of entities': over('&amp;lt;p&amp;gt;'),
    'lists never closed': over('<ol><li>a'),
    'entries without a list': over('<li>a</li>'),
    'lists closed, in a list that is not': over('<ul><li>a</li></ul>', '<ol><li>'),
    'entries that end a list elsewhere': over('<li>a</li>', '<ul>', '</ol>'),
    'lists with no end': over('<li>a</li>', '<ol>'),
    'deep entries': over('<ol><li class="ql-indent-8">a</li><li>b</li></ol>'),
    'tables within tables': over('<table><tr><td>a'),
    'cells without a table': over('<td>a</td>'),
    'pictures alone': over('<img src="/upload/a.webp">'),
    'spans that say nothing': over('<span>a</span>'),
    'lines of code': over('<div class="ql-code-block">a</div>  '),
    'blanks alone': over(' '),
    'blanks between blocks': over('</div>    '),
    'line breaks': over('\r\n'),
    controls: over('\u0001a'),
    'digits alone': over('1'),
    'digits and commas': over('1,'),
    'dates half written': over('2027年1月'),
    'brackets never closed': over('（('),
    'times half written': over('下午1:00-'),
    'words of a plain paragraph': over('字', '<p>').slice(0, size / 3),
    'a plain text that ends wrong': over('<p><em>a</em></p>', '', '<'),
  }
}
