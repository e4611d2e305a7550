/** @jest-environment ./test/server/support/environment.cjs */
import { readHtml } from '../../../../demo/features/cms/readHtml'
import { cpuOf } from '../../../fixtures/cpuOf'

describe('a stranger’s page', () => {
  it('is read as words and addresses', () => {
    const html =
      '<title> My\n page </title><h1>Hello <b>you</b></h1><blockquote>One<p> two  three </p></blockquote><a href="/x"><img src="y"></a>'
    expect(readHtml(html)).toEqual({
      title: 'My page',
      blocks: [
        { type: 'heading', text: 'Hello you' },
        { type: 'text', text: 'One two three' },
        { type: 'text', text: 'two three' },
      ],
      images: ['y'],
      links: ['/x'],
    })
  })

  it('has texts of a length that somebody reads', () => {
    const [block] = readHtml(`<p>${'<i> word  </i>'.repeat(5_000)}`).blocks
    expect(block?.text).toMatch(/^word( word){700,}/)
    expect(block?.text.length).toBeLessThanOrEqual(5_000)
  })

  it('takes no longer when its texts lie inside one another', () => {
    const words = `<i>${'word '.repeat(20)}</i>`.repeat(18_000)
    const flat = cpuOf(() => readHtml(`<p>${words}`))
    const nested = cpuOf(() => readHtml(`${'<blockquote>'.repeat(49)}${words}`))
    expect(nested).toBeLessThan(10 * flat)
  })
})
