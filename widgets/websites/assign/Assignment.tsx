import { useRef, useState } from 'react'
import { refreshLists } from '../../../src/api/call'
import type { User, Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useRowFocus } from '../../../src/parts/rowKeys'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { useAppDispatch } from '../../../src/store'
import { Pagination } from '../../../src/ui'
import { Ghost } from '../drag/Ghost'
import type { WebsiteListData } from '../data/useWebsiteList'
import type { DraggedWebsites } from '../drag/DraggedWebsites'
import { useZoneDrag } from '../drag/useZoneDrag'
import { useRowKeys } from '../list/useRowKeys'
import { WithPeek } from '../peek/WithPeek'
import type { ViewParts } from '../view/ViewParts'
import { AssignRow } from './AssignRow'
import styles from './assign.module.css'
import { PlanHead } from './PlanHead'
import { StaffCards } from './StaffCards'
import { usePlan } from './usePlan'

interface Props extends ViewParts {
  list: WebsiteListData
}

/**
 * Who gets what: websites by due date on one side, people and their work on the other. A drop, a button and `a` assign at once; a plan
 * that was suggested waits until it is applied (AS-01, AS-02).
 */
export function Assignment({ view, list, state, selection, onChange }: Props) {
  const t = useMessages()
  const { apply, people } = useWebsiteChanges()
  const dispatch = useAppDispatch()
  const { items } = list
  const plan = usePlan(items)
  const [dragged, setDragged] = useState<DraggedWebsites<string> | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  const focus = useRowFocus(
    rows,
    items.map(({ id }) => String(id)),
  )
  const onKeyDown = useRowKeys({ items, selection, onPeek: (open) => onChange({ open: state.open === open ? null : open }) })
  const selected = selection.websites.filter(({ id }) => items.some((website) => website.id === id))
  const withSelected = (website: Website) => (selection.ids.has(website.id) ? selected : [website])

  const countAgain = () => dispatch(refreshLists('AssignableStaff'))
  const give = async (websites: readonly Website[], person: User | null) => {
    const refused = await apply(websites, { assigned_to: person })
    const given = websites.filter(({ id }) => !refused.has(id))
    plan.choose(given, null)
    selection.keep(refused)
    countAgain()
  }
  const { frame, ghost, handlers } = useZoneDrag({
    websites: items,
    onStart: (card) => setDragged({ by: 'pointer', taken: card, things: withSelected(card), over: null }),
    onOver: (over) => setDragged((before) => before && { ...before, over }),
    onDrop(target) {
      const person = people.find(({ id }) => String(id) === target)
      if (dragged && person) void give(dragged.things, person)
      setDragged(null)
    },
    onCancel: () => setDragged(null),
  })

  return (
    <WithPeek state={state} selection={selection} onChange={onChange} order={items}>
      <div ref={frame} className={styles.plan} data-dragging={dragged ? '' : undefined} {...handlers}>
        <section className={styles.websites} aria-label={t(`view.${view}`)}>
          <PlanHead plan={plan} total={list.pagination.total} onSent={countAgain} />
          {/* The links and boxes in it have the focus; the list only listens. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <ul ref={rows} data-paged className={styles.rows} onKeyDown={onKeyDown} {...focus}>
            {items.map((website) => (
              <AssignRow
                key={website.id}
                website={website}
                suggestion={plan.plan.get(website.id) ?? null}
                isSelected={selection.ids.has(website.id)}
                isDragged={dragged?.things.includes(website) ?? false}
                onSelect={() => selection.toggle(website)}
                onChoose={(person) => {
                  if (plan.plan.has(website.id)) plan.choose([website], person)
                  else void give(withSelected(website), person)
                }}
              />
            ))}
          </ul>
          <Pagination page={state.page} pages={list.pagination.pages} onPage={(page) => onChange({ page }, { push: true })} />
        </section>
        <StaffCards plan={plan} dragged={dragged} selected={selected} onTake={(websites, person) => void give(websites, person)} />
        {dragged && <Ghost held={dragged} ref={ghost} />}
      </div>
    </WithPeek>
  )
}
