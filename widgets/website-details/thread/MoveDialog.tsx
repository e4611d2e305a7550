import { FolderInput } from '../../../src/ui/icons'
import { useState } from 'react'
import { useMoveEntryMutation, useWebsiteSearchQuery } from '../../../src/api'
import type { Message, Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useDebounced } from '../../../src/islands'
import { SEARCH_DEBOUNCE_MS } from '../../../src/model'
import { useAttempt } from '../../../src/store'
import { ComboBox, type ComboOption, FormDialog } from '../../../src/ui'

interface Props {
  websiteId: number
  /** The entry to move. */
  message: Message
  onExited: () => void
}

/** Asks which website an entry belongs to, and takes it there, with a way back (WM-05). */
export default function MoveDialog({ websiteId, message, onExited }: Props) {
  const t = useMessages()
  const attempt = useAttempt()
  const [move] = useMoveEntryMutation()
  const [search, setSearch] = useState('')
  const [target, setTarget] = useState<ComboOption | null>(null)
  const query = useDebounced(search, SEARCH_DEBOUNCE_MS)
  const { data: websites = [], isFetching } = useWebsiteSearchQuery(query)
  const options = websites.filter(({ id }) => id !== websiteId).map(toOption)

  const submit = () => {
    if (!target) return false
    const { id } = message
    const other = Number(target.value)
    void attempt({
      run: () => move({ websiteId, id, target: other }).unwrap(),
      done: t('thread.moved', { website: target.label }),
      undo: () => move({ websiteId: other, id, target: websiteId }).unwrap(),
    })
    return true
  }

  return (
    <FormDialog
      icon={FolderInput}
      title={t('thread.move')}
      onExited={onExited}
      onSubmit={submit}
      submitLabel={t('thread.move.submit')}
      disabled={!target}
    >
      <ComboBox
        label={t('thread.move.target')}
        description={t('thread.move.hint')}
        placeholder={t('partner.general.search')}
        options={options}
        value={target?.value ?? null}
        valueLabel={target?.label}
        loading={isFetching || query !== search}
        onSearch={setSearch}
        onChange={(value) => setTarget(options.find((option) => option.value === value) ?? null)}
      />
    </FormDialog>
  )
}

const toOption = ({ id, title, domain, customer }: Website): ComboOption => ({
  value: String(id),
  label: title,
  description: [domain, customer?.firm ?? customer?.name].filter(Boolean).join(' · ') || undefined,
})
