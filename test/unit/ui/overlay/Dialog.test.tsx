import { screen, waitFor } from '@testing-library/react'
import { UserPlus } from '../../../../src/ui/icons'
import { useState } from 'react'
import { Button, Dialog, type DialogProps, OverlayContext, FileField, TextField } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'
import { silentOverlays } from '../support/silentOverlays'

function Opener({ onExited, overlays, ...props }: Partial<DialogProps> & { overlays?: React.ContextType<typeof OverlayContext> }) {
  const [open, setOpen] = useState(false)
  const dialog = <Dialog title="Invite" onClose={() => setOpen(false)} onExited={onExited} {...props} open={open} />
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {overlays ? <OverlayContext value={overlays}>{dialog}</OverlayContext> : dialog}
    </>
  )
}

const open = { name: 'Open' }

describe('Dialog', () => {
  it('is not there until it opens, and is named by its title', async () => {
    const { user } = renderUi(<Opener />)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', open))
    expect(screen.getByRole('dialog', { name: 'Invite' })).toHaveAttribute('open')
    expect(screen.getByRole('heading', { name: 'Invite' })).toBeVisible()
  })

  it('is full width unless it is told otherwise', async () => {
    const { user, unmount } = renderUi(<Opener />)
    await user.click(screen.getByRole('button', open))
    expect(screen.getByRole('dialog')).toHaveAttribute('data-full-width')
    unmount()
    const other = renderUi(<Opener fullWidth={false} />)
    await other.user.click(screen.getByRole('button', open))
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-full-width')
  })

  it('shows an icon beside the title when it has one', async () => {
    const { user, unmount } = renderUi(<Opener onClose={undefined} />)
    await user.click(screen.getByRole('button', open))
    expect(screen.getByRole('dialog').querySelector('svg')).toBeNull()
    unmount()
    const other = renderUi(<Opener onClose={undefined} icon={UserPlus} />)
    await other.user.click(screen.getByRole('button', open))
    expect(screen.getByRole('heading', { name: 'Invite' }).previousElementSibling?.tagName).toBe('svg')
  })

  it('has icon and title in its header, and a close button only with a close handler', async () => {
    const { user, unmount } = renderUi(<Opener icon={UserPlus} />)
    const header = () =>
      [...(screen.getByRole('heading', { name: 'Invite' }).parentElement?.querySelectorAll('svg, h2, button') ?? [])]
        .filter((part) => !part.parentElement?.closest('button'))
        .map(({ localName }) => localName)
    await user.click(screen.getByRole('button', open))
    expect(header()).toEqual(['svg', 'h2', 'button'])
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
    unmount()
    const other = renderUi(<Opener onClose={undefined} icon={UserPlus} />)
    await other.user.click(screen.getByRole('button', open))
    expect(header()).toEqual(['svg', 'h2'])
  })

  it('is no second head or foot of the page', async () => {
    const { user } = renderUi(<Opener actions={<Button>Send</Button>} />)
    await user.click(screen.getByRole('button', open))
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible()
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('has a close button only with a close handler', async () => {
    const { user } = renderUi(<Opener onClose={undefined} />)
    await user.click(screen.getByRole('button', open))
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it.each(['button', 'Escape'])('closes by %s, gives focus back and tells when it is gone', async (way) => {
    const onExited = jest.fn()
    const { user } = renderUi(<Opener onExited={onExited} />)
    await user.click(screen.getByRole('button', open))
    if (way === 'button') await user.click(screen.getByRole('button', { name: 'Close' }))
    else await user.keyboard('{Escape}')
    await waitFor(() => expect(onExited).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', open)).toHaveFocus()
  })

  it('asks the caller, who may leave it open', async () => {
    const onClose = jest.fn()
    const { user } = renderUi(<Opener onClose={onClose} />)
    await user.click(screen.getByRole('button', open))
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('puts focus on the first field', async () => {
    const { user } = renderUi(
      <Opener>
        <TextField label="E-mail" />
      </Opener>,
    )
    await user.click(screen.getByRole('button', open))
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
  })

  it('puts focus on the button of a first field that takes files', async () => {
    const { user } = renderUi(
      <Opener>
        <FileField label="Table" files={[]} maxBytes={1} onChange={() => undefined} />
        <TextField label="E-mail" />
      </Opener>,
    )
    await user.click(screen.getByRole('button', open))
    expect(screen.getByRole('button', { name: /^Table/ })).toHaveFocus()
  })

  it('puts focus on what asks for it, else on itself', async () => {
    const { user } = renderUi(<Opener actions={<Button data-autofocus>Stay</Button>} />)
    await user.click(screen.getByRole('button', open))
    expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
  })

  it('is a form with onSubmit', async () => {
    const onSubmit = jest.fn()
    const { user } = renderUi(
      <Opener onSubmit={onSubmit} actions={<Button type="submit">Send</Button>}>
        <TextField label="E-mail" />
      </Opener>,
    )
    await user.click(screen.getByRole('button', open))
    await user.type(screen.getByLabelText('E-mail'), 'a@b.org{Enter}')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('is a form of its own within another form too, through which browsers let no submit event pass', async () => {
    const onSubmit = jest.fn()
    const onOuterSubmit = jest.fn()
    const { user, container } = renderUi(
      <section>
        <Opener onSubmit={onSubmit} actions={<Button type="submit">Send</Button>} />
      </section>,
    )
    // As a form around it does.
    container.querySelector('section')?.addEventListener('submit', (event) => {
      onOuterSubmit(event.defaultPrevented)
      event.stopPropagation()
    })
    await user.click(screen.getByRole('button', open))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(onOuterSubmit).not.toHaveBeenCalled()
  })

  it('reports opening, closing and removal under one id', async () => {
    const calls: string[] = []
    const overlays = {
      ...silentOverlays,
      opened: (id: string, dialog: HTMLDialogElement) => calls.push(`opened ${id} ${dialog.localName}`),
      renamed: (id: string) => calls.push(`renamed ${id}`),
      closing: (id: string) => calls.push(`closing ${id}`),
      removed: (id: string) => calls.push(`removed ${id}`),
    }
    const { user } = renderUi(<Opener overlays={overlays} />)
    await user.click(screen.getByRole('button', open))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(calls).toHaveLength(3))
    const id = calls[0]?.split(' ')[1]
    expect(calls).toEqual([`opened ${id} dialog`, `closing ${id}`, `removed ${id}`])
  })

  it('is removed only when its exit animation has ended', async () => {
    let end = () => {}
    const finished = new Promise<void>((resolve) => (end = resolve))
    const removed = jest.fn()
    const onExited = jest.fn()
    const { user } = renderUi(<Opener onExited={onExited} overlays={{ ...silentOverlays, removed }} />)
    await user.click(screen.getByRole('button', open))
    const dialog = screen.getByRole('dialog')
    Object.assign(dialog, { getAnimations: () => [{ finished }] })
    await user.keyboard('{Escape}')
    expect(removed).not.toHaveBeenCalled()
    expect(dialog).toBeInTheDocument()
    end()
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(1))
    expect(onExited).toHaveBeenCalledTimes(1)
    expect(dialog).not.toBeInTheDocument()
  })

  it('reports removal when its owner is unmounted', async () => {
    const removed = jest.fn()
    const { user, unmount } = renderUi(<Opener overlays={{ ...silentOverlays, removed }} />)
    await user.click(screen.getByRole('button', open))
    unmount()
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(1))
  })

  it('does not take the dialog with it that stands in its place while it fades', async () => {
    const onExited = jest.fn()
    const removed = jest.fn()
    const overlays = { ...silentOverlays, removed }
    const dialogOf = (key: string, isOpen: boolean) => (
      <OverlayContext value={overlays}>
        <Dialog key={key} open={isOpen} title={key} onExited={onExited} />
      </OverlayContext>
    )
    const { rerender } = renderUi(dialogOf('First', true))
    rerender(dialogOf('First', false))
    rerender(dialogOf('Second', true))
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(1))
    expect(onExited).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog', { name: 'Second' })).toBeVisible()
  })
})
