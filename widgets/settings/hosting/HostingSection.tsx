import { Plus, Trash2 } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useCheckHostingNodeMutation, useSaveAccountMutation } from '../../../src/api/account'
import type { HostingNode, HostingNodeDraft, PartnerSettings } from '../../../src/contract'
import { reasonOf, toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { showNotice, reportFailure, useAppDispatch } from '../../../src/store'
import { Badge, Button, IconButton, Lines } from '../../../src/ui'
import { SettingsSection } from '../form/SettingsSection'
import { useRights } from '../form/useRights'
import styles from '../shared/settings.module.css'
import { NODE_TYPES } from './nodeTypes'

const DeleteDialog = lazyPart(() => import('../shared/DeleteDialog'))
const NodeDialog = lazyPart(() => import('./NodeDialog'))

/** The machines websites can be published to (AC-08): state, default, a real try to reach them. */
export default function HostingSection({ account }: { account: PartnerSettings }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { account: locked } = useRights()
  // Null until the first time, as the dialog is loaded then.
  const [isAdding, setAdding] = useState<boolean | null>(null)
  const [deleting, setDeleting] = useState<HostingNode | null>(null)
  const [save, { isLoading: isSaving }] = useSaveAccountMutation()
  const { hostingNodes: nodes, version } = account

  const write = async (hostingNodes: HostingNodeDraft[]) => {
    await save({ body: { hostingNodes, version } }).unwrap()
    dispatch(showNotice({ kind: 'success', key: t('settings.saved') }))
  }
  const makeDefault = (id: HostingNode['id']) =>
    write(nodes.map((node) => ({ ...node, default: node.id === id }))).catch((thrown: unknown) => {
      const error = toErrorObject(thrown)
      dispatch(reportFailure(error, { text: reasonOf(error, t) }))
    })

  return (
    <SettingsSection anchor="hosting" locked={locked}>
      <Lines>
        {nodes.length === 0 && <p className={styles.hint}>{t('settings.hosting.empty')}</p>}
        {nodes.map((node) => (
          <NodeRow
            key={node.id}
            node={node}
            isLocked={Boolean(locked)}
            isSaving={isSaving}
            onDefault={() => void makeDefault(node.id)}
            onRemove={() => setDeleting(node)}
          />
        ))}
        {!locked && (
          <div>
            <Button icon={Plus} onClick={() => setAdding(true)}>
              {t('settings.hosting.add')}
            </Button>
          </div>
        )}
      </Lines>
      <Suspense>
        {isAdding !== null && <NodeDialog open={isAdding} onClose={() => setAdding(false)} onSave={(draft) => write([...nodes, draft])} />}
        {deleting && (
          <DeleteDialog
            title={t('settings.hosting.remove', { name: deleting.name })}
            onClose={() => setDeleting(null)}
            onDelete={() => write(nodes.filter(({ id }) => id !== deleting.id))}
          >
            {deleting.host} · {NODE_TYPES[deleting.type]}
          </DeleteDialog>
        )}
      </Suspense>
    </SettingsSection>
  )
}

interface RowProps {
  node: HostingNode
  isLocked: boolean
  isSaving: boolean
  onDefault: () => void
  onRemove: () => void
}

function NodeRow({ node, isLocked, isSaving, onDefault, onRemove }: RowProps) {
  const t = useMessages()
  const formats = useFormats()
  const [check, { isLoading }] = useCheckHostingNodeMutation()
  const { id, name, host, type, state, lastCheckAt } = node
  const checked = lastCheckAt ? t(`settings.hosting.${state}`) : t('settings.hosting.unchecked')
  return (
    <div className={styles.line}>
      <div className={styles.grow}>
        <strong>{name}</strong> {node.default && <Badge tone="primary">{t('settings.hosting.default')}</Badge>}
        <p className={styles.hint}>
          {host} · {NODE_TYPES[type]} · {checked}
          {lastCheckAt && ` · ${formats.dateTime(lastCheckAt)}`}
        </p>
      </div>
      {!isLocked && (
        <>
          <Button size="sm" busy={isLoading} onClick={() => void check({ params: { node: id } })}>
            {t('settings.hosting.check')}
          </Button>
          {!node.default && (
            <Button size="sm" variant="ghost" busy={isSaving} onClick={onDefault}>
              {t('settings.hosting.makeDefault')}
            </Button>
          )}
          <IconButton icon={Trash2} size="sm" label={t('settings.hosting.remove', { name })} onClick={onRemove} />
        </>
      )}
    </div>
  )
}
