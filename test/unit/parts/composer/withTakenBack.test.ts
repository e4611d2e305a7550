import fc from 'fast-check'
import { type Draft, EMPTY_DRAFT, MODES } from '../../../../src/parts/composer/Draft'
import { withTakenBack } from '../../../../src/parts/composer/withTakenBack'

const file = (id: number) => ({ id, name: `${id}.txt`, type: 'txt', size: 1 }) as unknown as Draft['files'][number]
const MAIL = {
  draft: { to: ['ada@bakery.example'], subject: 'Offer', html: '<p>Here it is</p>', text: 'Here it is', inReplyTo: 7 },
  attachments: [file(1)],
}

it('goes on where its writer was, as another mail', () => {
  const before = { ...EMPTY_DRAFT, key: 'sent' }
  const draft = { ...before, ...withTakenBack(before, MAIL, 'Ada') }
  expect(draft).toMatchObject({ mode: 'message_to', text: 'Here it is', subject: 'Offer', replyTo: { id: 7, name: 'Ada' } })
  expect(draft.files.map(({ id }) => id)).toEqual([1])
  expect(draft.key).not.toBe('sent')
})

it('loses nothing of what is being written meanwhile, and shows none of it to others than before', () => {
  const words = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(fc.constantFrom(...MODES), words, (mode, text) => {
      const before = { ...EMPTY_DRAFT, mode, text, files: [file(2)] }
      const after = { ...before, ...withTakenBack(before, MAIL, 'Ada') }
      expect(after.mode).toBe(mode)
      expect(after.text).toBe(`${text}\n\nHere it is`)
      expect(after.files.map(({ id }) => id)).toEqual([2, 1])
    }),
  )
})
