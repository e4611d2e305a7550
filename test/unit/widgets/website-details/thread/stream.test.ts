import * as fc from 'fast-check'
import { buildBlocks, buildChapters, isSameBlock } from '../../../../../widgets/website-details/thread/stream/buildBlocks'
import { buildRows } from '../../../../../widgets/website-details/thread/stream/buildRows'
import { messagesOf } from '../../../../../widgets/website-details/thread/stream/Row'
import { messageOf } from './messageOf'

const dayOf = (date: string) => date.slice(0, 10)
const system = (id: number) => messageOf(id, { category: 'system' })

describe('rows of the stream', () => {
  it('begin every day with a line', () => {
    const rows = buildRows(
      [messageOf(1), messageOf(2, { date: '2026-05-05T08:00:00Z' }), messageOf(3, { date: '2026-05-05T09:00:00Z' })],
      dayOf,
    )
    expect(rows.map(({ kind, key }) => [kind, key])).toEqual([
      ['day', '2026-05-04'],
      ['message', '1'],
      ['day', '2026-05-05'],
      ['message', '2'],
      ['message', '3'],
    ])
  })

  it('fold three or more lines of the system into one, but none that somebody pinned', () => {
    const pinned = messageOf(8, { category: 'system', pin: true })
    const rows = buildRows([messageOf(1), system(2), system(3), messageOf(4), system(5), system(6), system(7), pinned], dayOf)
    expect(rows.slice(1).map(({ kind, key }) => [kind, key])).toEqual([
      ['message', '1'],
      ['message', '2'],
      ['message', '3'],
      ['message', '4'],
      ['run', 'run-7'],
      ['message', '8'],
    ])
  })
})

describe('blocks of rows', () => {
  const log = Array.from({ length: 130 }, (_, index) => (index % 3 === 0 ? system(index + 1) : messageOf(index + 1)))
  const blocksOf = (from: number, to: number, total: number) => {
    const messages = log.slice(from, to)
    return buildBlocks(
      buildRows(messages, () => '2026-05-04'),
      { messages, newer: total - to, total },
    )
  }

  it('hold every message once, in order, whatever part is loaded', () => {
    fc.assert(
      fc.property(fc.nat(129), fc.nat(129), (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other) + 1]
        const shown = blocksOf(from, to, 130).flatMap(({ rows }) => rows.flatMap(messagesOf))
        expect(shown).toEqual(log.slice(from, to))
      }),
    )
  })

  it('stand in chapters that stay as they are when the log goes on at either end', () => {
    const long = Array.from({ length: 2_000 }, (_, index) => messageOf(index + 1))
    const chaptersOf = (from: number, to: number) => {
      const messages = long.slice(from, to)
      return buildChapters(
        buildBlocks(
          buildRows(messages, () => '2026-05-04'),
          { messages, newer: 0, total: to },
        ),
      )
    }
    const [before, after] = [chaptersOf(400, 1_990), chaptersOf(0, 2_000)]
    const keysOf = (chapters: ReturnType<typeof buildChapters>) => [...chapters.values()].flat().map(({ key }) => key)
    expect(keysOf(after)).toEqual(Array.from({ length: 100 }, (_, key) => key))
    const inner = [...before].slice(1, -1)
    expect(inner.length).toBeGreaterThan(0)
    for (const [key, blocks] of inner) expect(after.get(key)?.map((block) => block.key)).toEqual(blocks.map((block) => block.key))
  })

  it('stay as they are when older messages come before them and new ones after', () => {
    const before = blocksOf(30, 110, 110)
    const after = blocksOf(5, 111, 111)
    const inner = before.slice(1, -1)
    expect(inner.length).toBeGreaterThan(0)
    for (const block of inner) {
      const twin = after.find(({ key }) => key === block.key)
      expect(twin && isSameBlock(block, twin)).toBe(true)
    }
  })

  it('differ when one of their messages does', () => {
    const [block] = blocksOf(0, 10, 10)
    const messages = log.slice(0, 10).with(1, messageOf(2, { done: true }))
    const [changed] = buildBlocks(
      buildRows(messages, () => '2026-05-04'),
      { messages, newer: 0, total: 10 },
    )
    expect(block && changed && isSameBlock(block, changed)).toBe(false)
  })
})
