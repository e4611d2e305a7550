import { CalendarClock, CalendarX2, Check, ChevronDown, UserRound } from '../../src/ui/icons'
import { useState } from 'react'
import type { StaffMember, Todo } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { addDays, type IsoDay, nextMonday } from '../../src/model'
import { BulkBar } from '../../src/parts/bulkBar'
import { Button, DateField, Form, Menu, MenuItem, MenuSeparator, PopoverButton, Stack } from '../../src/ui'
import { PersonItems } from './PersonItems'
import { takers } from './takers'
import type { TodoChange } from './useTodoActions'

interface Props {
  todos: readonly Todo[]
  today: IsoDay
  staff: readonly StaffMember[]
  onDone: () => void
  onChange: (change: TodoChange) => void
  onClear: () => void
}

/** What can be done with everything that is selected (OT-02). */
export function TodoBar({ todos, today, staff, onDone, onChange, onClear }: Props) {
  const t = useMessages()
  const [day, setDay] = useState('')
  return (
    <BulkBar label={t('overdueTodos.bulk')} count={t('overdueTodos.selected', { count: todos.length })} onClear={onClear}>
      <Button size="sm" icon={Check} onClick={onDone}>
        {t('overdueTodos.markDone')}
      </Button>
      <Button size="sm" onClick={() => onChange({ dueDate: addDays(today, 1) })}>
        {t('overdueTodos.toTomorrow')}
      </Button>
      <Button size="sm" onClick={() => onChange({ dueDate: nextMonday(today) })}>
        {t('overdueTodos.toMonday')}
      </Button>
      <PopoverButton
        label={t('overdueTodos.toDate')}
        renderTrigger={(props) => (
          <Button size="sm" icon={CalendarClock} iconEnd={ChevronDown} {...props}>
            {t('overdueTodos.toDate')}
          </Button>
        )}
      >
        {(close) => (
          <Form
            onSubmit={() => {
              close()
              if (day) onChange({ dueDate: day })
            }}
          >
            <Stack gap={3}>
              <DateField label={t('overdueTodos.column.dueDate')} value={day} onChange={setDay} />
              <Button type="submit" size="sm" variant="primary" disabled={!day}>
                {t('partner.general.apply')}
              </Button>
              <Button
                size="sm"
                icon={CalendarX2}
                onClick={() => {
                  close()
                  onChange({ dueDate: null })
                }}
              >
                {t('overdueTodos.removeDate')}
              </Button>
            </Stack>
          </Form>
        )}
      </PopoverButton>
      <Menu
        renderTrigger={(props) => (
          <Button size="sm" icon={UserRound} iconEnd={ChevronDown} {...props}>
            {t('overdueTodos.reassign')}
          </Button>
        )}
      >
        <MenuItem onSelect={() => onChange({ to: null })}>{t('partner.general.nobody')}</MenuItem>
        <MenuSeparator />
        <PersonItems people={takers(staff, today)} onChoose={(to) => onChange({ to })} />
      </Menu>
    </BulkBar>
  )
}
