import { zip } from './zip'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const LINKS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const FORMAT = 'application/vnd.openxmlformats-officedocument'

const types = (part: string, kind: string): string =>
  `${XML}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part
    .split(' ')
    .map((name, nth) => `<Override PartName="${name}" ContentType="${FORMAT}.${kind.split(' ')[nth]}+xml"/>`)
    .join('')}</Types>`

const link = (type: string, target: string): string =>
  `${XML}<Relationships xmlns="${LINKS}"><Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`

/** A Word document with one paragraph. */
export const docx = (text: string): Uint8Array =>
  zip({
    '[Content_Types].xml': types('/word/document.xml', 'wordprocessingml.document.main'),
    '_rels/.rels': link('officeDocument', 'word/document.xml'),
    'word/document.xml': `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  })

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** An Excel workbook with one column of texts. */
export const xlsx = (cells: readonly string[]): Uint8Array =>
  zip({
    '[Content_Types].xml': types('/xl/workbook.xml /xl/worksheets/sheet1.xml', 'spreadsheetml.sheet.main spreadsheetml.worksheet'),
    '_rels/.rels': link('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': link('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEET}"><sheetData>${cells.map((cell) => `<row><c t="inlineStr"><is><t>${cell}</t></is></c></row>`).join('')}</sheetData></worksheet>`,
  })
