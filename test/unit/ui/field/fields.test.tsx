import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import {
  AS_TYPED,
  Checkbox,
  ColourField,
  DateField,
  DecimalField,
  Form,
  NumberField,
  PasswordField,
  RadioGroup,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextField,
} from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

describe('a field', () => {
  it('ties label, description and error to its control', () => {
    renderUi(<TextField label="E-mail" description="For invoices." error="Enter an address." required />)
    const input = screen.getByRole('textbox', { name: 'E-mail' })
    expect(input).toHaveAccessibleDescription('Enter an address. For invoices.')
    expect(input).toBeInvalid()
    expect(input).toBeRequired()
  })

  it.each([
    ['email', '\u202aada@example.com\u200b', 'ada@example.com'],
    ['email', 'Ada Byron <ada@example.com>', 'ada@example.com'],
    ['email', 'mailto:ada@example.com', 'ada@example.com'],
    ['tel', '\u202a+49 30 23125020\u202c', '+49 30 23125020'],
    ['url', 'https://example.com/\ufeff', 'https://example.com/'],
    ['text', 'می\u200cخواهم', 'می\u200cخواهم'],
  ] as const)('of the type %s takes %j for %j', (type, pasted, read) => {
    const onChange = jest.fn()
    renderUi(<TextField label="It" type={type} onChange={onChange} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: pasted } })
    expect(onChange).toHaveBeenLastCalledWith(read)
  })

  it('for names of hosts takes nothing that cannot be seen', () => {
    const onChange = jest.fn()
    renderUi(<TextField label="Host" {...AS_TYPED} onChange={onChange} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'imap.\u00adexample.com\u200b' } })
    expect(onChange).toHaveBeenLastCalledWith('imap.example.com')
  })

  it('has a name with a hidden label too', () => {
    renderUi(<TextField label="E-mail" hideLabel />)
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeValid()
  })

  it.each([
    ['one line', TextField],
    ['several lines', TextArea],
  ])('of %s cuts nothing that is pasted, says how much is too much, and holds its form back', async (_, Control) => {
    const onSubmit = jest.fn()
    const Example = () => {
      const [text, setText] = useState('')
      return (
        <Form onSubmit={onSubmit}>
          <Control label="Reason" maxLength={10} value={text} onChange={setText} />
          <button type="submit">Save</button>
        </Form>
      )
    }
    const { user } = renderUi(<Example />)
    const field = screen.getByRole('textbox', { name: 'Reason' })
    await user.click(field)
    await user.paste('The customer is away')
    expect(field).toHaveValue('The customer is away')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('10 characters too many')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(field).toHaveFocus()
    await user.type(field, '{Backspace}'.repeat(10))
    expect(field).toBeValid()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('tells its value, not its event', async () => {
    const onText = jest.fn()
    const onNote = jest.fn()
    const onStatus = jest.fn()
    const options = [{ label: 'Later', options: [{ value: 'done', label: 'Done' }] }]
    const { user } = renderUi(
      <>
        <TextField label="Title" onChange={onText} />
        <TextArea label="Note" onChange={onNote} />
        <Select label="Status" placeholder="Any" options={options} onChange={onStatus} />
      </>,
    )
    await user.type(screen.getByLabelText('Title'), 'a')
    await user.type(screen.getByLabelText('Note'), 'b')
    await user.selectOptions(screen.getByLabelText('Status'), 'Done')
    expect(onText).toHaveBeenCalledWith('a')
    expect(onNote).toHaveBeenCalledWith('b')
    expect(onStatus).toHaveBeenCalledWith('done')
  })
})

describe('NumberField', () => {
  it('gives null for an empty field', async () => {
    const onChange = jest.fn()
    const { user } = renderUi(<NumberField label="Amount" value={4} onChange={onChange} />)
    await user.clear(screen.getByRole('spinbutton', { name: 'Amount' }))
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  it('allows no more than the largest integer', () => {
    renderUi(<NumberField label="Amount" value={null} onChange={() => {}} />)
    expect(screen.getByLabelText('Amount')).toHaveAttribute('max', '2147483647')
  })
})

describe('DecimalField', () => {
  const onChange = jest.fn()
  function Price() {
    const [value, setValue] = useState<number | null>(null)
    return (
      <DecimalField
        label="Price"
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange(next)
        }}
      />
    )
  }

  it.each([
    ['4,50', 4.5, '4.5'],
    ['1,234.50', 1234.5, '1234.5'],
    ['12 EUR', 12, '12'],
    ['none', null, ''],
  ])('reads %s, and shows what it understood', async (typed, value, shown) => {
    const { user } = renderUi(<Price />)
    const field = screen.getByRole('textbox', { name: 'Price' })
    await user.type(field, typed)
    expect(field).toHaveValue(typed)
    expect(onChange).toHaveBeenLastCalledWith(value)
    await user.tab()
    expect(field).toHaveValue(shown)
  })
})

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    const { user } = renderUi(<PasswordField label="Password" autoComplete="new-password" />)
    const input = screen.getByLabelText('Password')
    expect(input).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input).toHaveAttribute('type', 'password')
  })
})

function Search({ onKeyDown }: { onKeyDown?: (event: React.KeyboardEvent) => void }) {
  const [value, setValue] = useState('miller')
  return (
    <div role="none" onKeyDown={onKeyDown}>
      <SearchField value={value} onChange={setValue} />
    </div>
  )
}

describe('what is no language', () => {
  it.each([
    ['password', <PasswordField key="password" label="Field" autoComplete="new-password" />],
    ['search', <SearchField key="search" label="Field" value="" onChange={() => undefined} />],
    ['colour', <ColourField key="colour" label="Field" value="" onChange={() => undefined} />],
  ])('is not corrected by phones: %s', (_name, field) => {
    renderUi(field)
    const [input] = screen.getAllByLabelText('Field')
    expect(input).toHaveAttribute('autocorrect', 'off')
    expect(input).toHaveAttribute('autocapitalize', 'none')
  })
})

describe('SearchField', () => {
  it('is cleared by its button, which gives the focus back', async () => {
    const { user } = renderUi(<Search />)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('takes the first Escape for itself', async () => {
    const taken: boolean[] = []
    const { user } = renderUi(<Search onKeyDown={(event) => taken.push(event.defaultPrevented)} />)
    screen.getByRole('searchbox').focus()
    await user.keyboard('{Escape}{Escape}')
    expect(taken).toEqual([true, false])
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })
})

describe('DateField', () => {
  it('allows days from 1900 to 2099', () => {
    const onChange = jest.fn()
    renderUi(<DateField label="Due date" value="" onChange={onChange} />)
    const input = screen.getByLabelText('Due date')
    expect(input).toHaveAttribute('min', '1900-01-01')
    expect(input).toHaveAttribute('max', '2099-12-31')
    fireEvent.change(input, { target: { value: '2026-05-14' } })
    expect(onChange).toHaveBeenCalledWith('2026-05-14')
  })

  it('takes a day that is pasted, in the order in which it is typed, and leaves what is none', () => {
    const onChange = jest.fn()
    renderUi(<DateField label="Due date" value="" onChange={onChange} />)
    const paste = (text: string) => fireEvent.paste(screen.getByLabelText('Due date'), { clipboardData: { getData: () => text } })
    for (const text of [' 24.12.2026\n', '12/24/2026', '05/06/2026', 'next week', '2026-02-30']) paste(text)
    expect(onChange.mock.calls).toEqual([['2026-12-24'], ['2026-12-24'], ['2026-05-06']])
  })

  it('keeps its day where it may only be read', () => {
    const onChange = jest.fn()
    renderUi(<DateField label="Due date" value="2026-05-14" readOnly onChange={onChange} />)
    fireEvent.paste(screen.getByLabelText('Due date'), { clipboardData: { getData: () => '24.12.2026' } })
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('ColourField', () => {
  it('drops what is no hex digit and keeps six', async () => {
    const onChange = jest.fn()
    const { user } = renderUi(<ColourField label="Colour" value="" onChange={onChange} />)
    await user.click(screen.getByRole('textbox', { name: 'Colour' }))
    await user.paste('#08 52-edff')
    expect(onChange).toHaveBeenLastCalledWith('0852ed')
  })

  it('shows whole colours in the picker', () => {
    renderUi(<ColourField label="Colour" value="fc0" onChange={() => {}} />)
    expect(screen.getByLabelText('Colour', { selector: '[type=color]' })).toHaveValue('#ffcc00')
  })
})

describe('choices', () => {
  it('Switch is a switch', async () => {
    const onChange = jest.fn()
    const { user } = renderUi(<Switch label="Follow" onChange={onChange} />)
    await user.click(screen.getByRole('switch', { name: 'Follow' }))
    expect(onChange).toHaveBeenCalledWith(true)
  })

  it('Checkbox may be neither checked nor unchecked', () => {
    const { rerender } = renderUi(<Checkbox label="All" checked={false} indeterminate readOnly />)
    expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked()
    rerender(<Checkbox label="All" checked readOnly />)
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  it('RadioGroup is a named group with one choice', async () => {
    const onChange = jest.fn()
    const options = [
      { value: 'a', label: 'Board', description: 'A column per status.' },
      { value: 'b', label: 'List' },
    ]
    const { user } = renderUi(<RadioGroup label="View" options={options} value="a" onChange={onChange} />)
    expect(screen.getByRole('group', { name: 'View' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Board' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Board' })).toHaveAccessibleDescription('A column per status.')
    await user.click(screen.getByRole('radio', { name: 'List' }))
    expect(onChange).toHaveBeenCalledWith('b')
  })
})
