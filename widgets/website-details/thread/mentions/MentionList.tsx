import { useLocale, useMessages } from '../../../../src/i18n'
import { fullName } from '../../../../src/model'
import { CompletionList, type CompletionProps } from '../../../../src/parts/composer'
import { type Colleague, personOption } from '../../../../src/parts/people'
import { useMentionable } from '../../../../src/parts/people'

const MAX_SHOWN = 6

/** Colleagues to name whose names begin like this. */
export function MentionList({ websiteId, query, onChoose, ...list }: CompletionProps) {
  const t = useMessages()
  const locale = useLocale()
  const people = useMentionable(websiteId).filter(beginsWith(query, locale)).slice(0, MAX_SHOWN)
  return (
    <CompletionList
      {...list}
      label={t('websiteDetails.thread.mention')}
      options={people.map((person) => personOption(person))}
      onChoose={({ label }) => onChoose({ text: `@${label} ` })}
    />
  )
}

/** Any of the words of a name, or the whole of it. */
function beginsWith(query: string, locale: string): (person: Colleague) => boolean {
  const wanted = query.toLocaleLowerCase(locale)
  return (person) => {
    const name = fullName(person).toLocaleLowerCase(locale)
    return name.startsWith(wanted) || name.split(/\s+/).some((word) => word.startsWith(wanted))
  }
}
