<?php

namespace PartnerIslands;

/** Twig's functions islands() and island_props(). */
final class TwigExtension extends \Twig\Extension\AbstractExtension
{
    public function __construct(private Islands $islands)
    {
    }

    public function getFunctions(): array
    {
        return [
            new \Twig\TwigFunction('islands', $this->islands->islands(...), ['is_safe' => ['html']]),
            new \Twig\TwigFunction('island_props', $this->islands->props(...), ['is_safe' => ['html']]),
        ];
    }
}
