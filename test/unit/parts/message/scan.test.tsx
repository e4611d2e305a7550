import { screen, within } from '@testing-library/react'
import { FileList } from '../../../../src/parts/message/files/FileList'
import type { StoredFile } from '../../../../src/contract'
import { stopIslands } from '../../widgets/renderIsland'
import { renderDetails } from '../../widgets/website-details/support'

afterEach(stopIslands)

const file = (id: number, scan: StoredFile['scan'], url: string | null = `/original/${id}/file`): StoredFile => ({
  id,
  type: 'text',
  name: `${id}.txt`,
  thumbnail: null,
  url,
  size: 2_048,
  preview: url,
  scan,
})

it('files say what the virus scanner found; one with a virus, or that waits for its scan, can be neither opened nor downloaded', () => {
  const files = [file(1, 'clean'), file(2, 'pending'), file(3, 'unscanned'), file(4, 'infected', null), file(5, null)]
  renderDetails(<FileList files={files} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('No virus found'),
    expect.stringContaining('Waiting for the virus scan'),
    expect.stringContaining('Not scanned for viruses'),
    expect.stringContaining('Contains a virus: locked'),
    expect.not.stringMatching(/virus/i),
  ])
  const [clean, pending, , infected] = items
  expect(within(clean as HTMLElement).getByRole('button')).toBeInTheDocument()
  for (const locked of [pending, infected])
    for (const role of ['button', 'link']) expect(within(locked as HTMLElement).queryByRole(role)).not.toBeInTheDocument()
})
