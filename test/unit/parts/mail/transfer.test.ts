import * as fc from 'fast-check'
import { type FolderTree, mapFolders } from '../../../../demo/features/mailTransfer/folderMap'
import { type IndexedMessage, messageKey, missingMessages } from '../../../../demo/features/mailTransfer/missingMessages'

const tree = (paths: readonly (string | [string, string])[], delimiter = '/', prefix = ''): FolderTree => ({
  folders: paths.map((path) => (typeof path === 'string' ? { path, delimiter } : { path: path[0], specialUse: path[1], delimiter })),
  prefix,
  delimiter,
})
const pairs = (source: FolderTree, target: FolderTree) => [...mapFolders(source, target)]

describe('folders', () => {
  it('go to the folder of the same use, whatever it is called', () => {
    const source = tree(['INBOX', ['Gesendet', '\\Sent'], 'Projekte/2026'])
    const target = tree(['INBOX', ['INBOX.Sent Items', '\\Sent']], '.', 'INBOX.')
    expect(pairs(source, target)).toEqual([
      ['INBOX', 'INBOX'],
      ['Gesendet', 'INBOX.Sent Items'],
      ['Projekte/2026', 'INBOX.Projekte.2026'],
    ])
    expect(pairs(tree(['INBOX', 'INBOX.Old.A/B'], '.', 'INBOX.'), tree(['INBOX']))).toEqual([
      ['INBOX', 'INBOX'],
      ['INBOX.Old.A/B', 'Old/A-B'],
    ])
  })

  it('that show messages of other folders stay behind', () => {
    expect(mapFolders(tree(['INBOX', ['All Mail', '\\All'], ['Starred', '\\Flagged']]), tree(['INBOX']))).toEqual(
      new Map([
        ['INBOX', 'INBOX'],
        ['All Mail', null],
        ['Starred', null],
      ]),
    )
  })

  it('never share a place', () => {
    const name = fc.stringMatching(/^[ab.-]{1,3}$/)
    const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))
    const delimiter = fc.constantFrom('/', '.')
    fc.assert(
      fc.property(fc.uniqueArray(path), delimiter, fc.constantFrom('', 'INBOX.'), (paths, to, prefix) => {
        const places = [...mapFolders(tree(['INBOX', ...paths]), tree(['INBOX', ['Sent', '\\Sent']], to, prefix)).values()]
        expect(new Set(places).size).toBe(paths.length + 1)
      }),
    )
  })
})

const message = (change: Partial<IndexedMessage>): IndexedMessage => ({
  uid: 1,
  size: 100,
  internalDate: new Date('2026-11-21T12:00:00Z'),
  headers: '',
  ...change,
})

describe('a message is known again', () => {
  it('by its Message-ID, also folded and when the server has changed its size', () => {
    const key = messageKey(message({ headers: 'Message-ID: <a@b>\r\n' }))
    expect(messageKey(message({ headers: 'Date: today\r\nmessage-id:\r\n <a@b>\r\n', size: 120 }))).toBe(key)
    expect(messageKey(message({ headers: 'Message-ID: <A@b>\r\n' }))).not.toBe(key)
  })

  it('without one by its size and date', () => {
    const key = messageKey(message({ headers: 'Date: Fri, 13 Nov 2026 15:01:00 +0100\r\n' }))
    expect(messageKey(message({ headers: 'Date: Fri, 13 Nov 2026 15:01:00 +0100\r\n', internalDate: new Date() }))).toBe(key)
    expect(messageKey(message({ headers: 'Date: Fri, 13 Nov 2026 15:01:00 +0100\r\n', size: 101 }))).not.toBe(key)
    expect(messageKey(message({ headers: 'Message-ID:\r\nDate: \r\n' }))).toBe(messageKey(message({})))
  })

  it('so that copying twice doubles and loses nothing, however many look alike', () => {
    const some = fc.array(fc.integer({ min: 0, max: 3 }).map((nth) => message({ headers: nth ? `Message-ID: <${nth}@b>\r\n` : '' })))
    fc.assert(
      fc.property(some, some, (source, target) => {
        const after = [...target, ...missingMessages(source, target)]
        expect(missingMessages(source, after)).toEqual([])
        const count = (list: readonly IndexedMessage[], one: IndexedMessage) =>
          list.filter((other) => messageKey(other) === messageKey(one)).length
        for (const one of source) expect(count(after, one)).toBe(Math.max(count(source, one), count(target, one)))
      }),
    )
  })
})
