import { $applyNodeReplacement, type DOMExportOutput, type EditorConfig, type LexicalEditor, TextNode } from 'lexical'

/** A merge field or a question. */
const FIELD = /\{\{([^{}]+)\}\}/

/** A merge field, shown as a chip and taken away as one. Its text stays what it stands for in templates, so that it survives copying. */
export class FieldNode extends TextNode {
  override $config() {
    return this.config('mail-field', { extends: TextNode })
  }

  override createDOM(config: EditorConfig, editor?: LexicalEditor): HTMLElement {
    const element = super.createDOM(config, editor)
    element.dataset['field'] = FIELD.exec(this.getTextContent())?.[1]?.trim().replace('|', ' / ') ?? ''
    return element
  }

  /** Mails carry its text alone. */
  override exportDOM(editor: LexicalEditor): DOMExportOutput {
    const output = super.exportDOM(editor)
    const { element } = output
    if (element instanceof HTMLElement) {
      for (const one of [element, ...element.querySelectorAll('[data-field]')]) one.removeAttribute('data-field')
    }
    return output
  }

  override isTextEntity(): true {
    return true
  }

  override canInsertTextBefore(): boolean {
    return false
  }

  override canInsertTextAfter(): boolean {
    return false
  }
}

/** Whatever is written like a field becomes one. Answers how to end it. */
export const registerFields = (editor: LexicalEditor): (() => void) => editor.registerNodeTransform(TextNode, toField)

function toField(node: TextNode): void {
  const found = node.isSimpleText() ? FIELD.exec(node.getTextContent()) : null
  if (!found) return
  const { index } = found
  const [text] = found
  const parts = index === 0 ? node.splitText(text.length) : node.splitText(index, index + text.length)
  const written = parts[index === 0 ? 0 : 1]
  written?.replace($applyNodeReplacement(new FieldNode(text)).setFormat(written.getFormat()).setMode('token'))
}
