import { screen, within } from '@testing-library/react'
import { LeftOutFiles, SenderMark } from '../../../../src/parts/mailNotes'
import type { LeftOutFile } from '../../../../src/model'
import { renderUi } from '../../ui/support/renderUi'

const MEGABYTE = 1024 ** 2
const FILES: LeftOutFile[] = [
  { part: 2, name: 'film.mp4', bytes: 30 * MEGABYTE, reason: 'size' },
  { part: 103, name: 'photo 101.jpg', bytes: 2 * MEGABYTE, reason: 'count' },
]

describe('files of a mail that were not taken over', () => {
  const listed = () => within(screen.getByRole('list', { name: 'Files that were not taken over' })).getAllByRole('listitem')

  it('are named with their size and the reason, and can be had from the source of the mail', () => {
    renderUi(<LeftOutFiles files={FILES} url={({ part }) => `/source/${part}`} />)
    const [film, photo] = listed()
    expect(film).toHaveTextContent(/^film\.mp430 MB/)
    expect(photo).toHaveTextContent(/^photo 101\.jpg2 MB/)
    const get = screen.getByRole('link', { name: /film\.mp4/ })
    expect(get).toHaveAttribute('href', '/source/2')
    expect(get).toHaveAttribute('download', 'film.mp4')
  })

  it('are named without a way to them for whoever may not have the source', () => {
    renderUi(<LeftOutFiles files={FILES} url={undefined} />)
    expect(listed()).toHaveLength(2)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('are nothing where there are none', () => {
    renderUi(<LeftOutFiles files={[]} url={undefined} />)
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('a sender', () => {
  const NOTHING = { spf: null, dkim: null, dmarc: null }
  it.each([
    [{ ...NOTHING, dmarc: 'fail' as const }, /forged/i],
    [NOTHING, /not checked/i],
  ])('%j is marked', (auth, words) => {
    renderUi(<SenderMark auth={auth} />)
    expect(screen.getByText(words)).toBeVisible()
  })

  it('who is the one they say has no mark, and neither has what came by no mail', () => {
    renderUi(
      <>
        <SenderMark auth={{ ...NOTHING, dmarc: 'pass' }} />
        <SenderMark auth={null} />
      </>,
    )
    expect(screen.queryByText(/sender/i)).toBeNull()
  })
})
