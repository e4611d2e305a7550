<?php

namespace PartnerIslands;

/** What a page with islands needs, read from the manifest of partner-islands; islands() goes into <head>. */
final class Islands
{
    public const VERSION = '0.0.0';
    /** What islands of an application import by name. */
    private const FACE = 'index.js';

    private ?array $manifest = null;

    /** @param string $dist the folder of the published files @param string $base its address */
    public function __construct(private string $dist, private string $base = '/assets/')
    {
    }

    /**
     * @param list<string> $names of the islands on this page
     * @param array{contract: int, locale: string, ...} $page in the form of page-data.schema.json
     */
    public function islands(array $names, array $page, string $nonce): string
    {
        $manifest = $this->manifest();
        [$files, $lazy] = [$manifest['core'], []];
        foreach (['shared', ...$names] as $name) {
            $files = [...$files, ...$manifest['islands'][$name]['preload'] ?? [], ...$manifest['messages'][$name][$page['locale']] ?? []];
            $lazy = [...$lazy, ...$manifest['islands'][$name]['lazy'] ?? []];
        }
        $cdn = $page['config']['cdnHost'] ?? '';
        $base = ($cdn === '' || str_contains($cdn, '/') ? '' : 'https://') . rtrim($cdn, '/') . $this->base;
        foreach (array_unique([...$files, ...$lazy, self::FACE]) as $file) $hashes[$base . $file] = $manifest['files'][$file]['integrity'];
        foreach (array_unique($files) as $file) {
            $place = sprintf('="%s" integrity="%s" nonce="%s"', $base . $file, $manifest['files'][$file]['integrity'], $nonce);
            $lines[] = $file === $manifest['entry'] ? "<script type=\"module\" src$place></script>" : "<link rel=\"modulepreload\" href$place>";
        }
        $map = ['imports' => ['partner-islands/standalone' => $base . self::FACE], 'integrity' => $hashes];
        $data = '<script type="application/json" data-partner-page>' . self::json($page) . '</script>';
        return implode("\n", ["<script type=\"importmap\" nonce=\"$nonce\">" . self::json($map) . '</script>', ...$lines, $data]);
    }

    /** What only one element needs, inside of it. */
    public function props(array $props): string
    {
        return '<script type="application/json">' . self::json($props) . '</script>';
    }

    public function manifest(): array
    {
        if ($this->manifest !== null) return $this->manifest;
        $file = "$this->dist/manifest.json";
        if (!is_file($file)) throw new \RuntimeException("$file is not there: publish the files of partner-islands " . self::VERSION . " in that folder.");
        $manifest = json_decode(file_get_contents($file), true, flags: JSON_THROW_ON_ERROR);
        $version = $manifest['version'] ?? 'another version';
        if ($version !== self::VERSION) throw new \RuntimeException("$file is of partner-islands $version, this package of " . self::VERSION . ': publish the files of that version.');
        return $this->manifest = $manifest;
    }

    private static function json(mixed $value): string
    {
        return json_encode($value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR);
    }
}
