import { useState } from 'react'
import { useAddress } from '../../src/store'
import type { Collection } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { Tabs } from '../../src/ui'
import styles from './shared/collections.module.css'
import { FieldsTab } from './fields/FieldsTab'
import { ItemsTab } from './items/ItemsTab'
import { CollectionMenu } from './collection/CollectionMenu'
import { ElementsTab } from './collection/ElementsTab'

const TABS = ['items', 'fields', 'elements'] as const

interface Props {
  collection: Collection
  websiteId: number
  onOpen: (id: number) => void
}

/** One collection: what is in it, what its items consist of, and how the editor shows it. */
export function CollectionView({ collection, websiteId, onOpen }: Props) {
  const t = useMessages()
  const [address, change] = useAddress()
  const asked = TABS.find((tab) => tab === address.get('tab'))
  // Without fields there is nothing to enter. Who adds the first one goes on with the next.
  const [usual] = useState(collection.fields.length === 0 ? 'fields' : 'items')
  const tab = asked ?? usual
  const open = (next: string) => change({ collection: String(collection.id), tab: next })
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <h2 className={styles.name} dir="auto">
          {collection.name}
        </h2>
        <CollectionMenu collection={collection} websiteId={websiteId} onOpen={onOpen} />
      </div>
      <Tabs
        label={collection.name}
        value={tab}
        onChange={open}
        tabs={TABS.map((value) => ({ value, label: t(`collections.tab.${value}`) }))}
      >
        {tab === 'items' && <ItemsTab collection={collection} websiteId={websiteId} onFields={() => open('fields')} />}
        {tab === 'fields' && <FieldsTab collection={collection} />}
        {tab === 'elements' && <ElementsTab collectionId={collection.id} />}
      </Tabs>
    </div>
  )
}
