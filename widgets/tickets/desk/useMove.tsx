import { type ReactNode, Suspense, useState } from 'react'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { may } from '../../../src/model'
import { MoveDialog } from '../../../src/parts/messageMove'
import { HoldKeys, selectUser, useAppSelector } from '../../../src/store'
import type { TicketActions } from './useTicketActions'

/** By name alone: the description of the route comes with the dialog. */
const MOVE = 'partner_website_log_move'

export interface Move {
  readonly isOffered: boolean
  /** Asks which website tickets belong to, and takes them there. */
  readonly ask: (tickets: readonly Message[], onMoved?: () => void) => void
  /** To be shown somewhere on the screen. */
  readonly question: ReactNode
}

export function useMove(moveTo: TicketActions['moveTo']): Move {
  const t = useMessages()
  const { router } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [asked, setAsked] = useState<{ readonly tickets: readonly Message[]; readonly onMoved: (() => void) | undefined } | null>(null)
  const isOffered = router.has(MOVE) && may('move_message', roles) !== 'none'
  const close = () => setAsked(null)
  return {
    isOffered,
    ask: (tickets, onMoved) => isOffered && setAsked({ tickets, onMoved }),
    question: asked && (
      <Suspense fallback={<HoldKeys onCancel={close} />}>
        <MoveDialog
          title={t('tickets.move')}
          from={new Set(asked.tickets.map(({ website }) => website?.id))}
          onMove={(target) => {
            void moveTo(asked.tickets, target)
            asked.onMoved?.()
          }}
          onExited={close}
        />
      </Suspense>
    ),
  }
}
