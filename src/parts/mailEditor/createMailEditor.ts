import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import DOMPurify from 'dompurify'
import {
  $getRoot,
  $getSelection,
  $insertNodes,
  $isDecoratorNode,
  $isElementNode,
  $createParagraphNode,
  createEditor,
  type BaseSelection,
  type ElementNode,
  type LexicalEditor,
} from 'lexical'
import { readMarkup, tidyMarkup } from '../mail'
import { FieldNode } from './FieldNode'
import { BUTTON, MailLinkNode } from './MailLinkNode'
import { tablesToParagraphs } from './tablesToParagraphs'

const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote']
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

/** An editor that knows what mail programs keep, and nothing else. */
export const createMailEditor = (): LexicalEditor =>
  createEditor({
    namespace: 'mail',
    nodes: [
      HeadingNode,
      QuoteNode,
      ListNode,
      ListItemNode,
      FieldNode,
      MailLinkNode,
      { replace: LinkNode, with: toMailLink, withKlass: MailLinkNode },
    ],
    theme: { text: { underline: 'underline', strikethrough: 'strikethrough' } },
    onError(error) {
      throw error
    },
  })

const toMailLink = (link: LinkNode) => new MailLinkNode(link.getURL(), { title: link.getTitle() })

/** HTML as nodes of a document in which nothing runs; its words alone when there is more of it than anybody writes. */
function toNodes(html: string): HTMLElement | null {
  const body = DOMPurify.sanitize(tidyMarkup(html) ?? wordsOf(html), {
    ALLOWED_TAGS: [...TAGS, ...TABLE_TAGS],
    ALLOWED_ATTR: ['href', 'class'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
  })
  if (!(body instanceof HTMLElement)) return null
  tablesToParagraphs(body)
  for (const link of body.querySelectorAll('a.button')) link.setAttribute('title', BUTTON)
  return body
}

function wordsOf(html: string): string {
  const texts = [...readMarkup(html)].flatMap((token) => (token.kind === 'text' ? [token.text.replaceAll('<', '&lt;')] : []))
  return `<p>${texts.join(' ')}</p>`
}

/** Replaces what is written. */
export function setHtml(editor: LexicalEditor, html: string): void {
  editor.update(
    () => {
      const root = $getRoot().clear()
      $append(editor, html)
      if (root.isEmpty()) root.append($createParagraphNode())
    },
    { tag: 'history-merge', discrete: true },
  )
}

/** Puts HTML at the end, and leaves the caret where it is. */
export const appendHtml = (editor: LexicalEditor, html: string): void => editor.update(() => $append(editor, html))

function $append(editor: LexicalEditor, html: string): void {
  const body = toNodes(html)
  for (const node of body ? $generateNodesFromDOM(editor, body) : []) {
    if ($isElementNode(node) || $isDecoratorNode(node)) $getRoot().append(node)
    // Words between paragraphs get one of their own.
    else if (node.getTextContent().trim()) $getRoot().append($createParagraphNode().append(node))
  }
}

/** Where the caret is. Before it has been anywhere: in the first empty line, which is above the signature, or else at the end. */
export const $caret = (): BaseSelection => $getSelection() ?? $emptyLine()?.selectStart() ?? $getRoot().selectEnd()

function $emptyLine(): ElementNode | undefined {
  return $getRoot()
    .getChildren()
    .filter((line) => $isElementNode(line))
    .find((line) => line.getTextContent().trim() === '')
}

/** Goes on where the caret is. Before it has been anywhere: in the first empty line, or else at the start. */
export function focusCaret(editor: LexicalEditor): void {
  editor.update(() => void ($getSelection() ?? ($emptyLine() ?? $getRoot()).selectStart()))
  editor.focus()
}

/** Puts HTML where the caret is, below the paragraph it is in. */
export function insertHtml(editor: LexicalEditor, html: string): void {
  editor.update(() => {
    const body = toNodes(html)
    if (!body) return
    const paragraph = $caret().getNodes()[0]?.getTopLevelElement()
    if (paragraph?.getTextContent().trim()) {
      const line = $createParagraphNode()
      paragraph.insertAfter(line)
      line.select()
    }
    $insertNodes($generateNodesFromDOM(editor, body))
  })
}

/** Selects words that are written somewhere; without them the end of the text. */
export function selectWords(editor: LexicalEditor, words: string): void {
  editor.update(() => {
    const node = $getRoot()
      .getAllTextNodes()
      .find((one) => one.getTextContent().includes(words))
    const at = node?.getTextContent().indexOf(words) ?? 0
    if (node) node.select(at, at + words.length)
    else $getRoot().selectEnd()
  })
  editor.focus()
}

export const readHtml = (editor: LexicalEditor): string =>
  withoutStyles(editor.getEditorState().read(() => $generateHtmlFromNodes(editor), { editor }))

/** The editor writes a style on every text, and parsing one is reported to the page's policy. */
const withoutStyles = (html: string): string => html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/ style="[^"]*"/g, ''))
