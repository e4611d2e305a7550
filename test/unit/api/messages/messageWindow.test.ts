import * as fc from 'fast-check'
import {
  dropMessage,
  joinWindows,
  type MessageWindow,
  newerPage,
  olderPage,
  putMessage,
  windowOf,
} from '../../../../src/api/messages/messageWindow'
import type { Message } from '../../../../src/contract'
import { messageOf } from '../../widgets/website-details/thread/messageOf'

const LIMIT = 5

/** A server with a log, newest first, whose pages are asked for. */
function makeServer(count: number) {
  let next = count + 1
  let log: Message[] = Array.from({ length: count }, (_, index) => messageOf(count - index))
  return {
    log: () => log,
    page: (page: number) => {
      const items = log.slice((page - 1) * LIMIT, page * LIMIT)
      return windowOf({ items, pagination: { page, pages: 1, count: items.length, limit: LIMIT, total: log.length } })
    },
    write: () => {
      log = [messageOf(next++), ...log]
    },
    remove: (index: number) => {
      log = log.toSpliced(index % log.length, 1)
    },
  }
}

const idsOf = ({ messages }: Pick<MessageWindow, 'messages'>) => messages.map(({ id }) => id)

/** Loads in one direction as the thread does: again, when what came meanwhile left a hole. */
function load(window: MessageWindow, server: ReturnType<typeof makeServer>, page: typeof olderPage): MessageWindow {
  let result = window
  for (let attempt = 0; attempt < 3; attempt++) {
    const number = page(result, LIMIT)
    if (number === null) return result
    const before = result.messages.length
    result = joinWindows(result, server.page(number))
    if (result.messages.length !== before) return result
  }
  return result
}

describe('the loaded part of a log', () => {
  it('grows upwards page by page to the whole log, oldest first', () => {
    const server = makeServer(17)
    let window = server.page(1)
    expect(idsOf(window)).toEqual([13, 14, 15, 16, 17])
    while (olderPage(window, LIMIT) !== null) window = load(window, server, olderPage)
    expect(idsOf(window)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
  })

  it('grows both ways from a page in the middle', () => {
    const server = makeServer(23)
    let window = server.page(3)
    while (newerPage(window, LIMIT) !== null) window = load(window, server, newerPage)
    while (olderPage(window, LIMIT) !== null) window = load(window, server, olderPage)
    expect(idsOf(window)).toEqual(idsOf({ messages: server.log().toReversed() }))
  })

  it('has no holes and nothing twice, whatever others write meanwhile', () => {
    const step = fc.constantFrom('older', 'newer', 'write', 'refresh')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(11), fc.array(step, { maxLength: 60 }), (count, start, steps) => {
        const server = makeServer(count)
        const pages = Math.ceil(count / LIMIT)
        let window = server.page((start % pages) + 1)
        for (const name of steps) {
          if (name === 'write') server.write()
          else if (name === 'refresh') window = joinWindows(window, server.page(1))
          else window = load(window, server, name === 'older' ? olderPage : newerPage)
        }
        const ids = idsOf(window)
        const log = idsOf({ messages: server.log().toReversed() })
        const first = log.indexOf(ids[0] ?? 0)
        expect(ids).toEqual(log.slice(first, first + ids.length))
      }),
    )
  })

  it('drops what has gone when its page comes again', () => {
    const server = makeServer(12)
    let window = server.page(1)
    server.remove(2)
    window = joinWindows(window, server.page(1))
    expect(idsOf(window)).toEqual([7, 8, 9, 11, 12])
  })

  it('says how many newer ones there are when more came than a page holds', () => {
    const server = makeServer(12)
    let window = server.page(1)
    for (let count = 0; count < 12; count++) server.write()
    window = joinWindows(window, server.page(1))
    expect(window.newer).toBe(12)
    while (newerPage(window, LIMIT) !== null) window = load(window, server, newerPage)
    expect(idsOf(window)).toEqual(Array.from({ length: 17 }, (_, index) => index + 8))
  })

  it('takes a new message at its end, a changed one in its place, and lets go of one', () => {
    const window = makeServer(3).page(1)
    const grown = putMessage(window, messageOf(4))
    expect(idsOf(grown)).toEqual([1, 2, 3, 4])
    expect(grown.total).toBe(4)
    const changed = putMessage(grown, messageOf(2, { pin: true }))
    expect(idsOf(changed)).toEqual([1, 2, 3, 4])
    expect(changed.messages[1]?.pin).toBe(true)
    expect(changed.total).toBe(4)
    expect(dropMessage(changed, 2)).toMatchObject({ total: 3, messages: [{ id: 1 }, { id: 3 }, { id: 4 }] })
  })
})
