import { Zap } from '../../../src/ui/icons'
import { useState } from 'react'
import { useEmailTemplatesQuery } from '../../../src/api/templates'
import { useSaveMacroMutation } from '../../../src/api/messages'
import { useAssignableStaffQuery } from '../../../src/api/staff'
import type { Macro, MacroDraft } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { MACRO_KEYS, MACRO_NAME_MAX_LENGTH, questionsIn } from '../../../src/model'
import { PersonSelect } from '../../../src/parts/people'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { Checkbox, FormDialog, Select, TextField } from '../../../src/ui'

interface Props {
  open: boolean
  /** Null for a new one. */
  macro: Macro | null
  onClose: () => void
}

const NEW: MacroDraft = { name: '', key: null, status: null, assignee: null, template: null, done: true }

export function MacroForm({ open, macro, onClose }: Props) {
  const t = useMessages()
  const { page } = useIsland()
  const { data: staff = [] } = useAssignableStaffQuery()
  const { data: templates = [] } = useEmailTemplatesQuery()
  const [save] = useSaveMacroMutation()
  const { error, fieldError, run } = useSubmit()
  const { id, ...saved } = macro ?? { id: undefined, ...NEW }
  const [draft, setDraft] = useState<MacroDraft>(saved)

  const set = (part: Partial<MacroDraft>) => setDraft({ ...draft, ...part })
  const keep = t('tickets.macro.keep')
  // Whoever runs it is asked nothing, and may not see what is somebody's own.
  const usable = templates.filter(
    ({ scope, archived, subject, html }) => scope === 'partner' && !archived && questionsIn(`${subject} ${html}`).length === 0,
  )

  return (
    <FormDialog
      open={open}
      icon={Zap}
      title={macro ? macro.name : t('tickets.macro.new')}
      onClose={onClose}
      isChanged={JSON.stringify(draft) !== JSON.stringify(saved)}
      onSubmit={() => run(() => save({ id, draft: { ...draft, name: draft.name.trim() } }).unwrap())}
      submitLabel={t('partner.general.save')}
      disabled={!draft.name.trim()}
    >
      <TextField
        label={t('tickets.macro.name')}
        value={draft.name}
        error={fieldError('name')}
        maxLength={MACRO_NAME_MAX_LENGTH}
        required
        data-autofocus
        onChange={(name) => set({ name })}
      />
      <Select
        label={t('tickets.macro.template')}
        placeholder={t('partner.general.none')}
        options={usable.map((one) => ({ value: String(one.id), label: `${one.name} (${one.language})` }))}
        value={String(draft.template ?? '')}
        error={fieldError('template')}
        onChange={(value) => set({ template: Number(value) || null })}
      />
      <Select
        label={t('tickets.column.websiteStatus')}
        placeholder={keep}
        options={page.config.websiteStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        value={draft.status ?? ''}
        error={fieldError('status')}
        onChange={(value) => set({ status: page.config.websiteStatuses.find((status) => status === value) ?? null })}
      />
      <PersonSelect
        label={t('tickets.column.assigned_to')}
        placeholder={keep}
        instead={[
          { value: 'me', label: t('tickets.macro.me') },
          { value: 'nobody', label: t('partner.general.nobody') },
        ]}
        people={staff}
        value={String(draft.assignee ?? '')}
        error={fieldError('assignee')}
        onChange={(value) => set({ assignee: value === 'me' || value === 'nobody' ? value : Number(value) || null })}
      />
      <Select
        label={t('tickets.macro.key')}
        placeholder={t('partner.general.none')}
        options={MACRO_KEYS.map((key) => ({ value: key, label: key }))}
        value={draft.key ?? ''}
        error={fieldError('key')}
        onChange={(value) => set({ key: MACRO_KEYS.find((key) => key === value) ?? null })}
      />
      <Checkbox label={t('tickets.markDone')} checked={draft.done} error={fieldError('done')} onChange={(done) => set({ done })} />
      <Refusal error={error} shown={Object.keys(NEW)} />
    </FormDialog>
  )
}
