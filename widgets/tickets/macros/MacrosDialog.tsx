import { Pencil, Plus, Trash2, Zap } from '../../../src/ui/icons'
import { useState } from 'react'
import { useDeleteMacroMutation, useSaveMacroMutation } from '../../../src/api/messages'
import type { Macro } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useAttempt } from '../../../src/store'
import { Button, Dialog, EmptyState, IconButton, Kbd, LockedActions } from '../../../src/ui'
import { MacroForm } from './MacroForm'
import { STEP_LABELS, stepsOf } from './stepsOf'
import styles from './macros.module.css'

interface Props {
  open: boolean
  macros: readonly Macro[]
  onClose: () => void
}

/** The macros of the team, to make, change and delete. */
export default function MacrosDialog({ open, macros, onClose }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const attempt = useAttempt()
  const [save] = useSaveMacroMutation()
  const [remove] = useDeleteMacroMutation()
  /** Null for a new one. */
  const [edited, setEdited] = useState<Macro | null>()

  if (edited !== undefined) return <MacroForm key={edited?.id} open={open} macro={edited} onClose={() => setEdited(undefined)} />
  const removeOne = ({ id, ...draft }: Macro) =>
    void attempt({
      run: () => remove(id).unwrap(),
      done: t('tickets.macro.deleted', { name: draft.name }),
      undo: () => save({ draft }).unwrap(),
    })
  return (
    <Dialog
      open={open}
      icon={Zap}
      title={t('tickets.macros')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.close')}</Button>
          <Button variant="primary" icon={Plus} onClick={() => setEdited(null)}>
            {t('tickets.macro.new')}
          </Button>
        </>
      }
    >
      {macros.length === 0 && <EmptyState icon={Zap} title={t('tickets.macros.none')} />}
      <ul className={styles.list}>
        {macros.map((macro) => (
          <li key={macro.id} className={styles.macro}>
            <span className={styles.words}>
              <strong>{macro.name}</strong>
              <span className={styles.steps}>{formats.list(stepsOf(macro, []).map((step) => t(STEP_LABELS[step])))}</span>
            </span>
            {macro.key && <Kbd>{macro.key}</Kbd>}
            <IconButton icon={Pencil} size="sm" label={`${t('partner.general.edit')}: ${macro.name}`} onClick={() => setEdited(macro)} />
            <LockedActions>
              <IconButton
                icon={Trash2}
                size="sm"
                label={`${t('partner.general.delete')}: ${macro.name}`}
                onClick={() => removeOne(macro)}
              />
            </LockedActions>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
