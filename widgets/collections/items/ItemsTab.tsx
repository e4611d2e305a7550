import { Suspense, useState } from 'react'
import type { Collection, CollectionItem } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { LoadFailure } from '../../../src/parts/submit'
import { Button, Card, EmptyState, FilterBar, NoMatches, Pagination, SearchField, Stack, Table } from '../../../src/ui'
import { Plus, Rows4, Upload } from '../../../src/ui/icons'
import { ExportButton } from './ExportButton'
import { itemColumns } from './itemColumns'
import { ItemDialog } from './ItemDialog'
import { itemName } from './itemName'
import { SelectionBar } from './SelectionBar'
import { useDeleteItems } from './useDeleteItems'
import { useItemList } from './useItemList'
import { useItemSelection } from './useItemSelection'

const ImportDialog = lazyPart(() => import('./ImportDialog'))

interface Props {
  collection: Collection
  websiteId: number
  onFields: () => void
}

/** The items of a collection, page by page. */
export function ItemsTab({ collection, websiteId, onFields }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { data, error, isFetching, refetch, look, typed, search, onSearch, sort, onSort, paging } = useItemList(collection)
  const [edited, setEdited] = useState<CollectionItem | 'new' | null>(null)
  const [isImporting, setImporting] = useState(false)
  const { id, fields } = collection
  const remove = useDeleteItems(id)
  const items = data?.items ?? []
  const selection = useItemSelection(items)

  if (fields.length === 0)
    return (
      <EmptyState
        icon={Rows4}
        title={t('collections.items.noFields')}
        description={t('collections.fields.empty')}
        action={<Button onClick={onFields}>{t('collections.tab.fields')}</Button>}
      />
    )
  const nothing = typed ? (
    <NoMatches onClear={() => onSearch('')} />
  ) : (
    <EmptyState icon={Rows4} title={t('collections.items.empty')} description={t('collections.items.empty.hint')} />
  )
  return (
    <Stack>
      <FilterBar search={<SearchField value={typed} onChange={onSearch} />}>
        <ExportButton collection={collection} />
        <Button icon={Upload} onClick={() => setImporting(true)}>
          {t('collections.import')}
        </Button>
        <Button icon={Plus} variant="primary" onClick={() => setEdited('new')}>
          {t('collections.item.new')}
        </Button>
      </FilterBar>
      <Card flush>
        <Table
          caption={collection.name}
          columns={itemColumns(fields, { t, formats, onOpen: setEdited })}
          rows={items}
          rowKey={(item) => item.id}
          sort={sort}
          onSort={onSort}
          selection={{ selected: selection.ids, onChange: selection.onChange, rowLabel: (item) => itemName(item, fields, t) }}
          cards
          loading={isFetching}
          empty={error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : nothing}
        />
      </Card>
      <Pagination {...paging} />
      {selection.items.length > 0 && (
        <SelectionBar
          collectionId={id}
          count={selection.items.length}
          total={data?.pagination.total ?? 0}
          search={search}
          onSelect={selection.select}
          onClear={selection.clear}
          onDelete={() => {
            selection.clear()
            void remove(selection.items)
          }}
        />
      )}
      {edited && (
        <ItemDialog
          collection={collection}
          websiteId={websiteId}
          item={edited === 'new' ? null : edited}
          onLook={look}
          onExited={() => setEdited(null)}
        />
      )}
      <Suspense>{isImporting && <ImportDialog collection={collection} onExited={() => setImporting(false)} />}</Suspense>
    </Stack>
  )
}
