export { CsvExport } from './CsvExport'
