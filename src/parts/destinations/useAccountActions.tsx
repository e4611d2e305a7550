import { ArrowLeftRight, ListChecks, LogOut, type LucideIcon, Search } from '../../ui/icons'
import { type ReactNode, Suspense } from 'react'
import { useMessages } from '../../i18n'
import { lazyPart } from '../../islands'
import { canSwitchPartner } from '../../model'
import { openDialog, openPalette, selectPartners, useAppDispatch, useAppSelector } from '../../store'
import { useLogout } from './useLogout'

const LogoutQuestion = lazyPart(() => import('./LogoutQuestion'))

/** The dialog to switch the partner, which the user menu draws, in the store's list of dialogs. */
export const SWITCH_PARTNER = 'switch-partner'

export interface AccountAction {
  readonly name: 'search' | 'recent' | 'switchPartner' | 'logout'
  readonly label: string
  readonly icon: LucideIcon
  readonly run: () => void
}

/** What a person does from anywhere, beside going somewhere. The caller shows the question, which logging out may ask. */
export function useAccountActions(): { actions: readonly AccountAction[]; question: ReactNode } {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const partners = useAppSelector(selectPartners)
  const { ask, question } = useLogout()
  const action = (name: AccountAction['name'], icon: LucideIcon, run: () => void): AccountAction => ({
    name,
    label: t(`userMenu.${name}`),
    icon,
    run,
  })
  const actions = [
    action('search', Search, () => dispatch(openPalette())),
    action('recent', ListChecks, () => dispatch(openPalette('recent'))),
    ...(canSwitchPartner(partners) ? [action('switchPartner', ArrowLeftRight, () => dispatch(openDialog({ name: SWITCH_PARTNER })))] : []),
    action('logout', LogOut, ask),
  ]
  return { actions, question: <Suspense>{question.open && <LogoutQuestion {...question} />}</Suspense> }
}
