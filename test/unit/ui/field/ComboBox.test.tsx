import { screen } from '@testing-library/react'
import { useState } from 'react'
import { ComboBox, type ComboBoxProps } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

const OPTIONS: ComboBoxProps['options'] = [
  { value: '1', label: 'Bakery Miller' },
  { value: '2', label: 'Café Überall', description: 'www.example.org' },
  { value: '3', label: 'Closed shop', disabled: true },
  { value: '4', label: 'Yoga' },
]

function Controlled({ initial = null, onChange, ...props }: Partial<ComboBoxProps> & { initial?: string | null }) {
  const [value, setValue] = useState(initial)
  const change = (next: string | null) => {
    setValue(next)
    onChange?.(next)
  }
  return <ComboBox label="Website" options={OPTIONS} {...props} value={value} onChange={change} />
}

const box = () => screen.getByRole('combobox', { name: 'Website' })
const shown = () => screen.getAllByRole('option').map((option) => option.textContent)
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('ComboBox', () => {
  it('opens with everything, whatever is chosen', async () => {
    const { user } = renderUi(<Controlled initial="1" />)
    expect(box()).toHaveValue('Bakery Miller')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await user.click(box())
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(shown()).toHaveLength(4)
    expect(screen.getByRole('option', { name: 'Bakery Miller' })).toHaveAttribute('aria-selected', 'true')
  })

  it('filters while typing and chooses by Enter', async () => {
    const onChange = jest.fn()
    const { user } = renderUi(<Controlled onChange={onChange} />)
    await user.type(box(), 'uber')
    expect(shown()).toEqual(['Café Überallwww.example.org'])
    expect(active()).toContain('Café')
    await user.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledWith('2')
    expect(box()).toHaveValue('Café Überall')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('moves over what is disabled and wraps', async () => {
    const { user } = renderUi(<Controlled />)
    await user.click(box())
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Yoga')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe('Bakery Miller')
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe('Yoga')
  })

  it('scrolls to what the keys reach, and never under the pointer', async () => {
    const scrolled = jest.fn()
    Element.prototype.scrollIntoView = scrolled
    const { user } = renderUi(<Controlled />)
    await user.click(box())
    await user.hover(screen.getByRole('option', { name: 'Yoga' }))
    expect(active()).toBe('Yoga')
    expect(scrolled).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}')
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  it('chooses by click', async () => {
    const onChange = jest.fn()
    const { user } = renderUi(<Controlled onChange={onChange} />)
    await user.click(box())
    await user.click(screen.getByRole('option', { name: 'Closed shop' }))
    expect(onChange).not.toHaveBeenCalled()
    await user.click(screen.getByRole('option', { name: 'Yoga' }))
    expect(onChange).toHaveBeenCalledWith('4')
    expect(box()).toHaveFocus()
  })

  it('holds what is pressed under the pointer, whatever answer comes meanwhile, and chooses it', async () => {
    const field = { label: 'Website', value: null, onChange: jest.fn(), onSearch: jest.fn() }
    const { user, rerender } = renderUi(<ComboBox {...field} options={OPTIONS} />)
    await user.click(box())
    const yoga = screen.getByRole('option', { name: 'Yoga' })
    await user.pointer({ keys: '[MouseLeft>]', target: yoga })
    rerender(<ComboBox {...field} options={[{ value: '5', label: 'Zoo' }]} />)
    expect(yoga).toBeVisible()
    await user.pointer({ keys: '[/MouseLeft]', target: yoga })
    expect(field.onChange).toHaveBeenCalledWith('4', { value: '4', label: 'Yoga' })
    await user.click(box())
    expect(shown()).toEqual(['Zoo'])
  })

  it('restores what was chosen on Escape and when left half typed', async () => {
    const onChange = jest.fn()
    const { user } = renderUi(<Controlled initial="4" onChange={onChange} />)
    await user.click(box())
    await user.keyboard('caf{Escape}')
    expect(box()).toHaveValue('Yoga')
    await user.click(box())
    await user.keyboard('zzz')
    await user.tab()
    expect(box()).toHaveValue('Yoga')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('chooses nothing when emptied, unless something is required', async () => {
    const onChange = jest.fn()
    const { user } = renderUi(<Controlled initial="4" onChange={onChange} />)
    await user.clear(box())
    await user.tab()
    expect(onChange).toHaveBeenCalledWith(null)
  })

  it('keeps a required choice', async () => {
    const onChange = jest.fn()
    const { user } = renderUi(<Controlled initial="4" required onChange={onChange} />)
    await user.clear(box())
    await user.tab()
    expect(onChange).not.toHaveBeenCalled()
    expect(box()).toHaveValue('Yoga')
  })

  it('asks for options elsewhere and says that it waits', async () => {
    const onSearch = jest.fn()
    const { user } = renderUi(<Controlled options={[]} onSearch={onSearch} loading />)
    await user.type(box(), 'mil')
    expect(onSearch.mock.calls).toEqual([[''], ['m'], ['mi'], ['mil']])
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Loading…')).toBeVisible()
  })

  it('tells how many match', async () => {
    const { user } = renderUi(<Controlled />)
    await user.type(box(), 'bak')
    expect(screen.getByText('1 match')).toBeInTheDocument()
    await user.type(box(), 'zz')
    expect(screen.getAllByText('No matches')).toHaveLength(2)
  })

  it('does not submit the form around while choosing', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Controlled />
      </form>,
    )
    await user.type(box(), 'yo{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  describe('in a panel', () => {
    const inPanel = (onChange: jest.Mock, onKeyDown = jest.fn()) =>
      renderUi(
        // What is around hears the keys.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div onKeyDown={(event) => onKeyDown(event.key)}>
          <Controlled inline initial="4" onChange={onChange} />
          <button type="button">Next</button>
        </div>,
      )

    it('has its list at all times, with what is chosen, and its field for searching alone', async () => {
      const onChange = jest.fn()
      const { user } = inPanel(onChange)
      expect(shown()).toHaveLength(4)
      expect(screen.getByRole('option', { name: 'Yoga' })).toHaveAttribute('aria-selected', 'true')
      expect(box()).toHaveValue('')
      await user.type(box(), 'bak{Enter}')
      expect(onChange).toHaveBeenCalledWith('1')
      expect(shown()).toHaveLength(4)
    })

    it('leaves Tab and Escape to what is around, and chooses nothing by them', async () => {
      const onChange = jest.fn()
      const onKeyDown = jest.fn()
      const { user } = inPanel(onChange, onKeyDown)
      await user.type(box(), 'bak')
      await user.keyboard('{Escape}')
      expect(onKeyDown).toHaveBeenLastCalledWith('Escape')
      await user.clear(box())
      await user.tab()
      expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
      expect(onChange).not.toHaveBeenCalled()
    })
  })
})
