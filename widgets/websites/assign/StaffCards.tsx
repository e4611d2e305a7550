import type { User, Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import styles from './assign.module.css'
import type { DraggedWebsites } from '../drag/DraggedWebsites'
import { StaffCard } from './StaffCard'
import type { PlanState } from './usePlan'

interface Props {
  plan: PlanState
  dragged: DraggedWebsites<string> | null
  selected: readonly Website[]
  onTake: (websites: readonly Website[], person: User) => void
}

/** Everybody who can take websites, with what they have to do. */
export function StaffCards({ plan, dragged, selected, onTake }: Props) {
  const t = useMessages()
  const { people } = useWebsiteChanges()
  return (
    <section
      className={styles.staff}
      aria-label={t('websites.plan.staff')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable
      tabIndex={0}
      data-scroller
    >
      {people
        .filter(({ active }) => active)
        .map((person) => (
          <StaffCard
            key={person.id}
            person={person}
            planned={plan.plannedFor(person.id)}
            offered={dragged?.things ?? selected}
            isDragging={dragged !== null}
            isOver={dragged?.over === String(person.id)}
            onTake={() => onTake(selected, person)}
          />
        ))}
    </section>
  )
}
