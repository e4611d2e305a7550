import { useFormats, useMessages } from '../../../../src/i18n'
import { fullName } from '../../../../src/model'
import { usePeople } from '../../../../src/parts/people'
import type { Understood } from './readQuickTodo'

/** Says what words were taken for: the day, the person, or that the person is told. */
export function useMeaningText(): (understood: Understood) => string {
  const t = useMessages()
  const formats = useFormats()
  const people = usePeople()
  return ({ meaning: { dueDate, to } }) => {
    if (dueDate) return `${formats.weekday(dueDate)}, ${formats.shortDate(dueDate)}`
    const person = people.find(({ id }) => id === to)
    return person ? fullName(person) : t('websiteDetails.todo.understood.notify')
  }
}
