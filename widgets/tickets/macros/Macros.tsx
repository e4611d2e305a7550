import { Pencil, Zap } from '../../../src/ui/icons'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useMacrosQuery } from '../../../src/api/messages'
import type { Macro, Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { may } from '../../../src/model'
import { isTyped, selectUser, useAppSelector, useCommands, useMutes } from '../../../src/store'
import { MenuButton, MenuGroup, MenuItem, MenuSeparator, useManyQuestion } from '../../../src/ui'
import { nextAfter } from '../../../src/parts/rowKeys'
import { subjectOf } from '../desk/subjectOf'
import { useRunMacro } from './useRunMacro'

const MacrosDialog = lazyPart(() => import('./MacrosDialog'))
const NONE: readonly Macro[] = []

interface Props {
  /** All that are shown. */
  tickets: readonly Message[]
  chosen: readonly Message[]
  /** The one that is read now. */
  open: Message | null
  /** They are done with. */
  onDone: (tickets: readonly Message[]) => void
}

/**
 * What the team does to tickets in one go: in a menu, in the palette and by a key, for what is selected, or else for the ticket that is open; its
 * key acts on the row that has the focus before (TK-08).
 */
export function Macros({ tickets, chosen, open, onDone }: Props) {
  const t = useMessages()
  const { data: macros = NONE } = useMacrosQuery()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const mutes = useMutes()
  const { run, isBusy, question: questionAboutConflict } = useRunMacro(tickets)
  const [isEditing, setEditing] = useState<boolean>()
  const canEdit = may('manage_email_templates', roles) !== 'none'
  const { ask, question } = useManyQuestion()
  const meant = chosen.length > 0 || !open ? chosen : [open]
  const runOn = async (macro: Macro, on: readonly Message[]) => {
    const done = await run(macro, on)
    if (macro.done) onDone(done)
  }
  const start = async (macro: Macro) => {
    const isAboutWebsites = macro.template !== null || macro.assignee !== null || macro.status !== null
    const titles = new Map(meant.flatMap(({ website }) => (website ? [[website.id, website.title] as const] : [])))
    if (!isAboutWebsites || (await ask({ titles: [...titles.values()], acts: [macro.name] }))) void runOn(macro, meant)
  }
  const about =
    meant === chosen ? t('tickets.selected', { count: chosen.length }) : meant.map((one) => subjectOf(one, t('tickets.noSubject'))).join('')

  useCommands(
    () =>
      macros.map((macro) => ({
        id: `macro-${macro.id}`,
        label: t('tickets.macro.run', { name: macro.name }),
        detail: about,
        icon: Zap,
        ...(macro.key && { keys: macro.key }),
        run: () => void start(macro),
      })),
    meant.length > 0,
  )
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const macro = macros.find(({ key }) => key === event.key)
    if (!macro || event.ctrlKey || event.metaKey || event.altKey || isTyped(event) || mutes(event)) return
    const row = event.composedPath().find((part) => part instanceof HTMLElement && part.dataset['row'] !== undefined)
    event.preventDefault()
    if (row instanceof HTMLElement) {
      // The row leaves the list; whoever works by keyboard goes on with the next.
      if (macro.done) focusNext(row)
      void runOn(
        macro,
        tickets.filter(({ id }) => String(id) === row.dataset['row']),
      )
    } else void start(macro)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  if (macros.length === 0 && !canEdit) return null
  return (
    <>
      {question}
      {questionAboutConflict}
      <MenuButton icon={Zap} label={t('tickets.macros')} disabled={isBusy}>
        {macros.length > 0 && (
          <MenuGroup label={about}>
            {macros.map((macro) => (
              <MenuItem key={macro.id} changes disabled={meant.length === 0} end={macro.key} onSelect={() => void start(macro)}>
                {macro.name}
              </MenuItem>
            ))}
          </MenuGroup>
        )}
        {macros.length > 0 && canEdit && <MenuSeparator />}
        {canEdit && (
          <MenuItem icon={Pencil} onSelect={() => setEditing(true)}>
            {t('tickets.macros.edit')}
          </MenuItem>
        )}
      </MenuButton>
      <Suspense>{isEditing !== undefined && <MacrosDialog open={isEditing} macros={macros} onClose={() => setEditing(false)} />}</Suspense>
    </>
  )
}

function focusNext(row: HTMLElement): void {
  nextAfter([...(row.closest('table')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])], row)?.focus()
}
