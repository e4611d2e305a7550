import { resolveConflict } from '../../../../src/api/websiteChange/resolveConflict'

describe('a conflict', () => {
  it.each([
    ['another field has changed', { base: 1, mine: 2, theirs: 1 }, 'repeat'],
    ['somebody else wanted the same', { base: 1, mine: 2, theirs: 2 }, 'done'],
    ['the same field has changed to something else', { base: 1, mine: 2, theirs: 3 }, 'ask'],
    ['the same field was emptied', { base: 1, mine: 2, theirs: null }, 'ask'],
    ['the same field has changed by one’s own hand', { base: 1, mine: 2, theirs: 3, isOwn: true }, 'repeat'],
    ['the same person has another picture', { base: { id: 1, image: 'a' }, mine: null, theirs: { id: 1, image: 'b' } }, 'repeat'],
  ] as const)('when %s', (_, values, resolution) => {
    expect(resolveConflict(values)).toBe(resolution)
  })
})
