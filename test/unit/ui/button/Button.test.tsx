import { screen } from '@testing-library/react'
import { Plus } from '../../../../src/ui/icons'
import { Button, ButtonLink, IconButton } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

describe('Button', () => {
  it('does not submit the form around unless told to', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Look' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('ignores clicks while busy, says so, and can still be focused', async () => {
    const onClick = jest.fn()
    const { user } = renderUi(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    await user.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveAttribute('aria-disabled', 'true')
  })

  it('does not submit while busy', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

it('ButtonLink is a real link', () => {
  renderUi(<ButtonLink href="/users">Staff</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Staff' })).toHaveAttribute('href', '/users')
})

it('IconButton is named by its label', async () => {
  const onClick = jest.fn()
  const { user } = renderUi(<IconButton icon={Plus} label="Add a tag" onClick={onClick} />)
  await user.click(screen.getByRole('button', { name: 'Add a tag' }))
  expect(onClick).toHaveBeenCalledTimes(1)
})
