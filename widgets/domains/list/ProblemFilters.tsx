import { useMessages } from '../../../src/i18n'
import { DOMAIN_PROBLEMS } from '../../../src/model'
import { FilterChips } from '../../../src/ui'

interface Props {
  readonly problems: Readonly<Record<string, number>>
  readonly value: string | null
  readonly onChange: (problem: string | null) => void
}

/** Kinds of trouble that some domains are in (DG-02); those without any are not there. One line, whatever there is: the list below stays where it is. */
export function ProblemFilters({ problems, value, onChange }: Props) {
  const t = useMessages()
  const shown = DOMAIN_PROBLEMS.filter((problem) => problems[problem] || problem === value)
  if (shown.length === 0) return null
  return (
    <FilterChips<string | null>
      label={t('domains.problems')}
      chips={shown.map((problem) => ({ value: problem, label: t(`domains.problem.${problem}`), count: problems[problem] ?? 0 }))}
      value={value}
      onChange={(problem) => onChange(problem === value ? null : problem)}
    />
  )
}
