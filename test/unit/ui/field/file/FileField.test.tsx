import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { FileField, type FileFieldProps } from '../../../../../src/ui'
import { renderUi } from '../../support/renderUi'

function Controlled(props: Partial<FileFieldProps>) {
  const [files, setFiles] = useState<File[]>([])
  return <FileField label="Logo" maxBytes={1024} accept="text/*" {...props} files={files} onChange={setFiles} />
}

const file = (name: string, size = 10, type = 'text/plain') => new File(['x'.repeat(size)], name, { type })
const drop = (...files: File[]) => fireEvent.drop(screen.getByRole('button', { name: /^Logo Choose/ }), { dataTransfer: { files } })

describe('FileField', () => {
  it('takes a dropped file, shows it and lets it go', async () => {
    const { user } = renderUi(<Controlled />)
    drop(file('a.txt'))
    expect(screen.getByText('a.txt')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove a.txt' }))
    expect(screen.queryByText('a.txt')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: /^Logo Choose/ })).toHaveFocus())
  })

  it('takes one file, or many with multiple', () => {
    const { unmount } = renderUi(<Controlled />)
    drop(file('a.txt'), file('b.txt'))
    expect(screen.queryByText('b.txt')).toBeNull()
    unmount()
    renderUi(<Controlled multiple />)
    drop(file('a.txt'))
    drop(file('b.txt'))
    expect(screen.getByText('a.txt')).toBeVisible()
    expect(screen.getByText('b.txt')).toBeVisible()
  })

  it('refuses what is too large or of another kind, and says why', () => {
    renderUi(<Controlled maxBytes={1024 ** 2} />)
    drop(file('large.txt', 1024 ** 2 + 1))
    expect(screen.getByRole('button', { name: /^Logo Choose/ })).toHaveAccessibleDescription('“large.txt” is too large. The limit is 1 MB.')
    drop(file('movie.mp4', 10, 'video/mp4'))
    expect(screen.getByText(/“movie.mp4” is a kind of file/)).toBeVisible()
    drop(file('fine.txt'))
    expect(screen.queryByText(/movie.mp4/)).toBeNull()
    expect(screen.getByText('fine.txt')).toBeVisible()
  })

  it('takes nothing while disabled', () => {
    renderUi(<Controlled disabled />)
    drop(file('a.txt'))
    expect(screen.queryByText('a.txt')).toBeNull()
  })
})
