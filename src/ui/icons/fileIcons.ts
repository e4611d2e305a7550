import {
  File,
  FileArchive,
  FileHeadphone,
  FilePlay,
  FileQuestionMark,
  FileSpreadsheet,
  FileText,
  FileType as FileTypeIcon,
  Image,
  type LucideIcon,
  Sparkles,
} from './index'
import type { FileType } from '../../model'

/** The icons that model's `FILE_ICONS` names. */
export const FILE_TYPE_ICONS: Readonly<Record<FileType, LucideIcon>> = {
  image: Image,
  icon: Sparkles,
  pdf: FileText,
  text: FileTypeIcon,
  word: FileText,
  excel: FileSpreadsheet,
  openoffice: File,
  audio: FileHeadphone,
  video: FilePlay,
  archive: FileArchive,
  unknown: FileQuestionMark,
}
