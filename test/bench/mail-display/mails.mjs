const times = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('')
const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** Mails that each keep a browser busy in a way of their own, as large as they may be: what they are, and their markup. */
export const MAILS = {
  'a newsletter': `<table>${times(400, (row) => `<tr><td style="color:#333;font-size:14px"><p><a href="https://shop.example/${row}">Offer ${row}</a> only today</p></td></tr>`)}</table>`,
  'a long thread': times(
    1_600,
    () => '<p style="margin:0"><span style="font-size:11pt;color:#1f497d">A line that somebody wrote.</span></p>',
  ),
  'styles that never end': '<style '.repeat(70_000),
  'boxes in each other': times(12_000, () => '<div style="color:#c00;font-weight:bold">'),
  'boxes with a colour in each other': times(400, () => '<div style="background:#eee">'),
  'open bold text': '<b>'.repeat(19_900),
  'open formats and paragraphs': `<p>${times(2_400, (index) => `<b title=${index}>`)}${'<p>x'.repeat(2_400)}`,
  'formats that end late': `${times(2_400, (index) => `<a title=${index}><div>`)}${'</a>'.repeat(2_400)}`,
  'tables in each other': '<table><tr><td>'.repeat(1_600),
  'cells over many columns': `<table><tr>${'<td colspan=1000>x'.repeat(4_900)}</table>`,
  'cells over many rows': `<table>${'<tr><td rowspan=60000>x'.repeat(2_400)}</table>`,
  'lists in each other': '<ul><li>x'.repeat(2_400),
  'plain paragraphs': '<p>x</p>'.repeat(4_900),
  'styled paragraphs': '<p style="color:#c00;font-size:20px">x</p>'.repeat(2_450),
  pictures: `<img src="${DOT}">`.repeat(4_900),
  'directions that alternate in markup': '<bdo dir=rtl>x'.repeat(4_900),
  'attributes without end': `<p ${times(50_000, (index) => ` a${index}=1`)}>x`,
  'one long text': `<p>${'word '.repeat(99_000)}`,
  'one long word': `<p>${'x'.repeat(490_000)}`,
  'directions that alternate': `<p>${'\u05d0a'.repeat(240_000)}`,
  'marks on one letter': `<p>e${'\u0301'.repeat(480_000)}`,
  'lines without end': `<pre>${'a\n'.repeat(240_000)}`,
}
