import { useMessages } from '../../../src/i18n'
import { DOMAIN_PROBLEMS } from '../../../src/model'
import { Button, CountBadge } from '../../../src/ui'
import styles from '../shared/screen.module.css'

interface Props {
  readonly problems: Readonly<Record<string, number>>
  readonly value: string | null
  readonly onChange: (problem: string | null) => void
}

/** Kinds of trouble that some domains are in (DG-02); those without any are not there. */
export function ProblemFilters({ problems, value, onChange }: Props) {
  const t = useMessages()
  const shown = DOMAIN_PROBLEMS.filter((problem) => problems[problem] || problem === value)
  if (shown.length === 0) return null
  return (
    <div className={styles.problems} role="group" aria-label={t('domains.problems')}>
      {shown.map((problem) => (
        <Button
          key={problem}
          size="sm"
          aria-pressed={problem === value}
          variant={problem === value ? 'primary' : 'secondary'}
          onClick={() => onChange(problem === value ? null : problem)}
        >
          {t(`domains.problem.${problem}`)}
          <CountBadge count={problems[problem] ?? 0} />
        </Button>
      ))}
    </div>
  )
}
