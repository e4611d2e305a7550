<?php
// Symfony finds it as a service; elsewhere: $twig->addExtension(new PartnerIslands()).
final class PartnerIslands extends Twig\Extension\AbstractExtension
{
    public function getFunctions(): array
    {
        return array_map(
            fn (string $name) => new Twig\TwigFunction($name, $name, ['is_safe' => ['html']]),
            ['islands', 'island_props'],
        );
    }
}
