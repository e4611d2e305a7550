import type { CSSProperties } from 'react'
import { useMessages } from '../../../../src/i18n'
import { InlineText } from './InlineParts'
import styles from './markup.module.css'
import { type Block, type Item, readBlocks, withTick } from './readBlocks'

interface Props {
  text: string
  /** Takes the note with one checkbox changed; without it they are only shown. */
  onChange: ((text: string) => void) | undefined
}

/** The note as it is meant: headings, lists, checkboxes that can be ticked, links. Its text stays what was typed (WN-02). */
export function FormattedNote({ text, onChange }: Props) {
  const t = useMessages()
  const onTick = onChange && ((line: number, isDone: boolean) => onChange(withTick(text, line, isDone)))
  return (
    // A place that scrolls takes the focus, or the keyboard could not scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" className={styles.formatted} aria-label={t('websiteDetails.note.title')} tabIndex={0} dir="auto">
      {readBlocks(text).map((block) => (
        <BlockView key={block.line} block={block} onTick={onTick} />
      ))}
    </div>
  )
}

interface BlockProps {
  block: Block
  onTick: ((line: number, isDone: boolean) => void) | undefined
}

function BlockView({ block, onTick }: BlockProps) {
  if (block.kind === 'list') {
    const List = block.isNumbered ? 'ol' : 'ul'
    return (
      <List className={styles.list}>
        {block.items.map((item) => (
          <ItemView key={item.line} item={item} onTick={onTick} />
        ))}
      </List>
    )
  }
  if (block.kind === 'heading') {
    // Below the heading of the card.
    const Heading = block.level === 1 ? 'h3' : block.level === 2 ? 'h4' : 'h5'
    return (
      <Heading className={styles.heading} data-level={block.level}>
        <InlineText text={block.text} />
      </Heading>
    )
  }
  return (
    <p className={styles.text}>
      <InlineText text={block.text} />
    </p>
  )
}

function ItemView({ item, onTick }: { item: Item } & Pick<BlockProps, 'onTick'>) {
  const { line, text, depth, isDone, number } = item
  const style: CSSProperties = { marginInlineStart: `${depth * 20}px` }
  if (isDone === null) {
    return (
      <li value={number ?? undefined} style={style}>
        <InlineText text={text} />
      </li>
    )
  }
  return (
    <li className={styles.task} style={style}>
      <label>
        <input type="checkbox" checked={isDone} disabled={!onTick} onChange={(event) => onTick?.(line, event.target.checked)} />
        <span>
          <InlineText text={text} />
        </span>
      </label>
    </li>
  )
}
